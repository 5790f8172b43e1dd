import { useTranslation } from 'react-i18next';
import { LogChanges } from '../../auditlog/log-changes.tsx';
import { LogLine } from '../../auditlog/log-line.tsx';
import { ChangeText } from './change-text.tsx';
import type { AuditEntry } from './sentence.ts';
import type { useFieldTexts } from './use-field-texts.ts';

type FieldTexts = ReturnType<typeof useFieldTexts>;

/** One entry of the audit log in plain words: what happened, who did it, why, and which fields went from what to what. */
export const AuditEntryItem = ({ entry, sentence, texts }: { entry: AuditEntry; sentence: string; texts: FieldTexts }) => {
  const { t } = useTranslation();
  const changes = entry.changes.map(({ field, before, after }) => ({
    field,
    label: texts.label(field),
    shown: <ChangeText before={texts.text(field, before)} after={texts.text(field, after)} />,
  }));
  return (
    <LogLine entry={entry} sentence={sentence} nobody={t('history.auditlog.system')}>
      <LogChanges changes={changes} opener={(count) => t('history.auditlog.showChanges', { count })} />
    </LogLine>
  );
};
