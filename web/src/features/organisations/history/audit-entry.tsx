import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { Avatar } from '../parts/avatar.tsx';
import { useMoments } from '../use-moments.ts';
import classes from './audit-entry.module.css';
import { ChangeText } from './change-text.tsx';
import { type AuditEntry, sentenceOf } from './sentence.ts';
import type { useFieldTexts } from './use-field-texts.ts';

type FieldTexts = ReturnType<typeof useFieldTexts>;
/** So many changed fields are shown at once; more are opened. */
const shownAtOnce = 3;

const Changes = ({ entry, texts }: { entry: AuditEntry; texts: FieldTexts }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(entry.changes.length <= shownAtOnce);
  const id = useId();
  if (entry.changes.length === 0) return null;
  return (
    <>
      {entry.changes.length > shownAtOnce && (
        <Button variant="subtle" size="compact-sm" mt={4} aria-expanded={opened} aria-controls={id} onClick={() => setOpened(!opened)}>
          {opened ? t('organisation.auditlog.hideChanges') : t('organisation.auditlog.showChanges', { count: entry.changes.length })}
        </Button>
      )}
      <dl id={id} className={classes.changes} hidden={!opened}>
        {entry.changes.map(({ field, before, after }) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{texts.label(field)}</dt>
            <dd>
              <ChangeText before={texts.text(field, before)} after={texts.text(field, after)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};

/** One entry of the audit log in plain words: what happened, who did it, why, and which fields went from what to what. */
export const AuditEntryItem = ({ entry, texts }: { entry: AuditEntry; texts: FieldTexts }) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { written } = useMoments();
  const { key, values } = sentenceOf(entry);
  const by = entry.by ? (entry.by.name ?? t('organisation.auditlog.formerUser')) : t('organisation.auditlog.system');
  return (
    <li className={classes.entry}>
      <Avatar by={entry.by} />
      <div>
        <p className={classes.sentence}>{t(`organisation.sentences.${key}`, written(values))}</p>
        <p className={classes.who}>{by}</p>
        {entry.note && <p className={classes.note}>{t('organisation.banner.note', { note: entry.note })}</p>}
        <Changes entry={entry} texts={texts} />
      </div>
      <time className={classes.when} dateTime={entry.at}>
        {dateTime(entry.at)}
      </time>
    </li>
  );
};
