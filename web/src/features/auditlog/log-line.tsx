import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import { Avatar } from '../records/parts/avatar.tsx';
import classes from './log.module.css';

type Props = {
  entry: { at: string; by: { name: string | null } | null; note: string | null };
  /** What happened, in plain words. */
  sentence: ReactNode;
  /** Who did it, when that was nobody. */
  nobody: string;
  children?: ReactNode;
};

/** One line of an audit log: what happened, who did it, why and when; with what else there is to say of it. */
export const LogLine = ({ entry, sentence, nobody, children }: Props) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const by = entry.by ? (entry.by.name ?? t('history.auditlog.formerUser')) : nobody;
  return (
    <li className={classes.entry}>
      <Avatar by={entry.by} />
      <div>
        <p className={classes.sentence}>{sentence}</p>
        <p className={classes.who}>{by}</p>
        {entry.note && <p className={classes.note}>{t('history.note', { note: entry.note })}</p>}
        {children}
      </div>
      <time className={classes.when} dateTime={entry.at}>
        {dateTime(entry.at)}
      </time>
    </li>
  );
};
