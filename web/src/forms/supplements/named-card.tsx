import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { AnchorLink } from '../../shell/links.tsx';
import { useBelow } from './below.ts';
import { ClosingMark } from './closing-mark.tsx';
import type { Named } from './named.ts';
import styles from './supplements.module.css';
import { Thumb } from './thumb.tsx';
import { useSupplementTypes } from './types.ts';

const Title = ({ named: { key, title, organisation, readable } }: { named: Named }) => {
  const { t } = useTranslation();
  if (!readable) return <span className={styles.title}>{title}</span>;
  return (
    <AnchorLink
      {...paths.supplement(organisation.key, key)}
      target="_blank"
      className={styles.title ?? ''}
      aria-label={t('forms.supplement.open', { title })}
    >
      {title}
    </AnchorLink>
  );
};

const Known = ({ named }: { named: Named }) => {
  const localised = useLocalised();
  const below = useBelow();
  const type = useSupplementTypes().find(({ key }) => key === named.type);
  const { summary } = named;
  // Who may not open it is not given its picture either.
  const seen = named.readable ? summary : { ...summary, picture: null };
  return (
    <>
      <Thumb supplement={named.key} summary={seen} icon={type?.icon ?? ''} className={styles.small} />
      <span className={styles.text}>
        <Title named={named} />
        <span className={styles.below}>{below(summary, type) || (type && localised(type.name))}</span>
        <ClosingMark closing={named.closing} />
      </span>
    </>
  );
};

/** A supplement that a record names: what it looks like, its title, its type, whether it is closed. Null: it is gone. */
export const NamedCard = ({ named, children }: { named: Named | null | undefined; children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      {named && <Known named={named} />}
      {named === undefined && <Skeleton height={40} />}
      {named === null && <span className={styles.gone}>{t('forms.supplement.gone')}</span>}
      {children}
    </div>
  );
};
