import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../../forms/fields/use-file-size.ts';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import { useBelow } from '../../../forms/supplements/below.ts';
import { Thumb } from '../../../forms/supplements/thumb.tsx';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import classes from './tiles.module.css';
import type { Row } from './use-library.ts';

const FileKind = ({ row: { summary } }: { row: Row }) => {
  const size = useFileSize();
  const { file } = summary;
  if (!file) return null;
  const kind = file.name.includes('.') ? file.name.slice(file.name.lastIndexOf('.') + 1).toUpperCase() : file.type;
  return (
    <span className={classes.about}>
      {kind} · {size(file)}
    </span>
  );
};

const Tile = ({ row, icon }: { row: Row; icon: string }) => {
  const { t } = useTranslation();
  const about = useBelow()(row.summary);
  return (
    <li className={classes.tile}>
      <Thumb supplement={row.key} summary={row.summary} icon={icon} width={480} className={classes.picture} />
      <AnchorLink {...paths.supplement(row.organisation.key, row.key)} className={classes.title ?? ''}>
        {row.title}
      </AnchorLink>
      {about ? <span className={classes.about}>{about}</span> : <FileKind row={row} />}
      <span className={classes.about}>{t('supplement.list.uses', { count: row.uses })}</span>
      <ClosingMark closing={row.closing} />
    </li>
  );
};

/** What can be seen at a glance: pictures, documents with their kind and size. */
export const Tiles = ({ rows, icon, label }: { rows: Row[]; icon: string; label: string }) => (
  <ul className={classes.tiles} aria-label={label}>
    {rows.map((row) => (
      <Tile key={row.key} row={row} icon={icon} />
    ))}
  </ul>
);
