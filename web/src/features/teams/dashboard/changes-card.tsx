import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { AnchorLink } from '../../../shell/links.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import line from '../../organisations/dashboard/changes-card.module.css';
import { Avatar } from '../../records/parts/avatar.tsx';
import { RecordLink } from '../auditlog/record-link.tsx';
import type { LogName, TeamEntry } from '../auditlog/sentence.ts';
import { useLogWords } from '../auditlog/use-log-words.ts';
import classes from './cards.module.css';

const shown = 8;

const Entry = ({ entry, names }: { entry: TeamEntry; names: readonly LogName[] }) => {
  const { t } = useTranslation();
  const { relative, dateTime } = useFormats();
  const words = useLogWords();
  const by = entry.by ? (entry.by.name ?? t('history.auditlog.formerUser')) : t('team.auditlog.system');
  return (
    <li className={line.entry}>
      <Avatar by={entry.by} />
      <div className={classes.change}>
        <VisuallyHidden>{by}: </VisuallyHidden>
        <span className={classes.strong}>
          <RecordLink entry={entry} names={names} text={words.subject(entry, names)} />
        </span>
        <span className={classes.below}>{words.sentence(entry, names)}</span>
      </div>
      <time className={line.when} dateTime={entry.at} title={`${by} · ${dateTime(entry.at)}`}>
        {relative(entry.at)}
      </time>
    </li>
  );
};

/** What was done last at a team and beneath it. */
export const ChangesCard = ({ team, className }: { team: string; className?: string | undefined }) => {
  const { t } = useTranslation();
  const input = { key: team, page: 1, size: shown, kinds: [], acts: [], beneath: true };
  const { data, isError, refetch } = useQuery(queries.team.auditlog.queryOptions({ input }));
  return (
    <Card
      title={t('team.changes.title')}
      className={className}
      aside={
        <AnchorLink {...paths.teamAuditlog(team)} size="xs">
          {t('team.changes.auditlog')}
        </AnchorLink>
      }
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={6} />}
      {data?.total === 0 && <p className={classes.empty}>{t('team.changes.nothing')}</p>}
      {data && data.total > 0 && (
        <ul className={line.entries}>
          {data.rows.map((entry) => (
            <Entry key={entry.key} entry={entry} names={data.names} />
          ))}
        </ul>
      )}
    </Card>
  );
};
