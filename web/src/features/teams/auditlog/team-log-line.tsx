import { useTranslation } from 'react-i18next';
import { LogChanges } from '../../auditlog/log-changes.tsx';
import { LogLine } from '../../auditlog/log-line.tsx';
import { ChangeText } from '../../records/history/change-text.tsx';
import { RecordLink } from './record-link.tsx';
import type { LogName, TeamEntry } from './sentence.ts';
import classes from './team-log.module.css';
import { useLogWords } from './use-log-words.ts';
import { useSettingTexts } from './use-setting-texts.ts';

/** One entry of the log of a team: what it is about, what happened to it, who did it, and which settings changed. */
export const TeamLogLine = ({ entry, names }: { entry: TeamEntry; names: readonly LogName[] }) => {
  const { t } = useTranslation();
  const words = useLogWords();
  const texts = useSettingTexts();
  const changes = entry.changes.map(({ field, before, after }) => ({
    field,
    label: texts.label(field),
    shown: <ChangeText before={texts.text(before)} after={texts.text(after)} />,
  }));
  const sentence = (
    <>
      <span className={classes.record}>
        <RecordLink entry={entry} names={names} text={words.subject(entry, names)} />
      </span>
      <span className={classes.said}>{words.sentence(entry, names)}</span>
    </>
  );
  return (
    <LogLine entry={entry} sentence={sentence} nobody={t('team.auditlog.system')}>
      <LogChanges changes={changes} opener={(count) => t('team.auditlog.showChanges', { count })} />
    </LogLine>
  );
};
