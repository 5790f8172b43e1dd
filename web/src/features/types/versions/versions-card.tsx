import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import classes from './versions.module.css';
import { useChangeText } from './use-change-text.ts';

type Version = ApiAnswers['type']['get']['versions'][number];

/** Who made a version, and when. */
export const useMadeText = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return ({ at, by }: Pick<Version, 'at' | 'by'>): string =>
    by
      ? t('types.versions.by', { when: dateTime(at), by: by.name ?? t('types.versions.formerUser') })
      : t('types.versions.fromStart', { when: dateTime(at) });
};

const Changes = ({ version }: { version: Version }) => {
  const { t } = useTranslation();
  const changeText = useChangeText();
  if (version.changes.length === 0) return <p className={classes.quiet}>{t('types.versions.first')}</p>;
  return (
    <ul className={classes.changes}>
      {version.changes.map((change) => (
        <li key={`${change.code} ${change.path}`}>{changeText(change)}</li>
      ))}
    </ul>
  );
};

/** The versions of a type, newest first, with what each changed. */
export const VersionsCard = ({ type, versions }: { type: string; versions: Version[] }) => {
  const { t } = useTranslation();
  const made = useMadeText();
  return (
    <Card title={t('types.versions.title')}>
      <p className={classes.quiet}>{t('types.versions.lead')}</p>
      <ol className={classes.list}>
        {versions.map((version, index) => {
          const number = version.version;
          return (
            <li key={number} className={classes.version}>
              <div className={classes.head}>
                {index === 0 ? (
                  <strong>{t('types.versions.version', { number })}</strong>
                ) : (
                  <AnchorLink {...paths.type(type, { version: number })} aria-label={t('types.versions.look', { number })}>
                    {t('types.versions.version', { number })}
                  </AnchorLink>
                )}
                {index === 0 && <Chip tone="ok">{t('types.versions.current')}</Chip>}
                <span className={classes.quiet}>{made(version)}</span>
              </div>
              <Changes version={version} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
};
