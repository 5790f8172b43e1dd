import { useTranslation } from 'react-i18next';
import { LogChanges } from '../../auditlog/log-changes.tsx';
import { LogLine } from '../../auditlog/log-line.tsx';
import { useMoments } from '../use-moments.ts';
import { ChangeText } from './change-text.tsx';
import { type AuditEntry, sentenceOf } from './sentence.ts';
import type { useFieldTexts } from './use-field-texts.ts';

type FieldTexts = ReturnType<typeof useFieldTexts>;

/** One entry of the audit log in plain words: what happened, who did it, why, and which fields went from what to what. */
export const AuditEntryItem = ({ entry, texts }: { entry: AuditEntry; texts: FieldTexts }) => {
  const { t } = useTranslation();
  const { written } = useMoments();
  const { key, values } = sentenceOf(entry);
  const changes = entry.changes.map(({ field, before, after }) => ({
    field,
    label: texts.label(field),
    shown: <ChangeText before={texts.text(field, before)} after={texts.text(field, after)} />,
  }));
  return (
    <LogLine entry={entry} sentence={t(`organisation.sentences.${key}`, written(values))} nobody={t('organisation.auditlog.system')}>
      <LogChanges changes={changes} opener={(count) => t('organisation.auditlog.showChanges', { count })} />
    </LogLine>
  );
};
