import { ActionIcon, Loader, VisuallyHidden } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import { useBelow } from '../../../forms/supplements/below.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import classes from './map-list.module.css';
import type { Point } from './pressed-places.tsx';
import type { Row } from './use-library.ts';

const LibraryMap = lazy(async () => ({ default: (await import('./library-map.tsx')).LibraryMap }));

const none: Point[] = [];

type ItemProps = { row: Row; active: boolean; onShow: () => void; onPoint: () => void };

const Item = ({ row, active, onShow, onPoint }: ItemProps) => {
  const { t } = useTranslation();
  const below = useBelow();
  return (
    <li className={classes.item} data-row={row.key} data-active={active || undefined}>
      <span className={classes.text}>
        <AnchorLink
          {...paths.supplement(row.organisation.key, row.key)}
          className={classes.title ?? ''}
          onFocus={onPoint}
          onMouseEnter={onPoint}
        >
          {row.title}
        </AnchorLink>
        <span className={classes.about}>{below(row.summary)}</span>
        <span className={classes.about}>{t('supplement.list.uses', { count: row.uses })}</span>
        <ClosingMark closing={row.closing} />
      </span>
      {row.summary.gps ? (
        <ActionIcon
          variant={active ? 'filled' : 'default'}
          size={32}
          aria-pressed={active}
          aria-label={t('supplement.map.show', { title: row.title })}
          onClick={onShow}
        >
          <IconMapPin size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <span className={classes.about}>{t('supplement.map.without')}</span>
      )}
    </li>
  );
};

/** The list beside the map, each following the other: what one points at in the list is marked on the map, and the other way round. */
export const MapList = ({ rows, points, label }: { rows: Row[]; points: Point[] | undefined; label: string }) => {
  const { t } = useTranslation();
  const [active, setActive] = useState<string | null>(null);
  /** Counts the times that the map was asked to go to a point, so that asking twice goes twice. */
  const [going, setGoing] = useState<{ key: string; time: number } | null>(null);
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const show = (row: Row) => {
    setActive(row.key);
    setGoing((before) => ({ key: row.key, time: (before?.time ?? 0) + 1 }));
    say(t('supplement.map.opened', { title: row.title }));
  };
  const pressed = (key: string) => {
    setActive(key);
    list.current?.querySelector(`[data-row="${key}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const onPage = new Set(rows.map(({ key }) => key));
  const elsewhere = points?.filter(({ key }) => !onPage.has(key)).length ?? 0;
  return (
    <div className={classes.both}>
      <div className={classes.map}>
        <Suspense fallback={<Loader className={classes.loader ?? ''} />}>
          <LibraryMap points={points ?? none} active={active} going={going} onPoint={pressed} />
        </Suspense>
        {elsewhere > 0 && <p className={classes.note}>{t('supplement.map.elsewhere', { count: elsewhere })}</p>}
      </div>
      <ul ref={list} className={classes.list} aria-label={label}>
        {rows.map((row) => (
          <Item key={row.key} row={row} active={row.key === active} onShow={() => show(row)} onPoint={() => setActive(row.key)} />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
};
