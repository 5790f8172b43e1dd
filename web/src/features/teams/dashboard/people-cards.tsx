import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { Avatar } from '../../records/parts/avatar.tsx';
import classes from './cards.module.css';

type Row = ApiAnswers['assignment']['list']['rows'][number];
type Props = { team: string; className?: string | undefined };

const named = { invitations: 3, unused: 6 };
/** Half a year. */
const unusedMonths = 6;

const listed = { q: '', roles: [], placeKinds: [], page: 1, descending: false, beneath: true };

const useWhat = () => {
  const roleName = useRoleName();
  return ({ role, place }: Row) => `${roleName(role)} · ${place.name}`;
};

const Figure = ({ count, text }: { count: number; text: string }) => {
  const { number } = useFormats();
  return (
    <div className={classes.figure}>
      <span className={classes.number}>{number(count)}</span>
      <span>{text}</span>
    </div>
  );
};

/** How many invitations are open beneath a team, and which expire first. */
export const InvitationsCard = ({ team }: Props) => {
  const { t } = useTranslation();
  const { relative } = useFormats();
  const what = useWhat();
  const input = { ...listed, size: named.invitations, team, statuses: ['invited' as const], sort: 'expires' as const };
  const { data, isError, refetch } = useQuery(queries.assignment.list.queryOptions({ input }));
  return (
    <Card
      title={t('team.people.invitations')}
      aside={
        <AnchorLink {...paths.teamUsers(team, { statuses: ['invited'] })} size="xs">
          {t('team.people.invitationsAll')}
        </AnchorLink>
      }
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={3} />}
      {data?.total === 0 && <p className={classes.empty}>{t('team.people.none')}</p>}
      {data && data.total > 0 && (
        <>
          <Figure count={data.total} text={t('team.people.open', { count: data.total })} />
          <ul className={classes.list}>
            {data.rows.map((row) => (
              <li key={row.key} className={classes.person}>
                <span className={classes.sign}>
                  <IconMail size={16} stroke={1.75} aria-hidden />
                </span>
                <span className={classes.who}>
                  <span className={classes.strong}>{row.email}</span>
                  <span className={classes.below}>{what(row)}</span>
                </span>
                {row.expiresAt && (
                  <time className={classes.when} dateTime={row.expiresAt}>
                    {t('team.people.expires', { when: relative(row.expiresAt) })}
                  </time>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
};

/** Who holds a role beneath a team and has not signed in for half a year. */
export const UnusedCard = ({ team, className }: Props) => {
  const { t } = useTranslation();
  const { relative } = useFormats();
  const what = useWhat();
  const input = { ...listed, size: named.unused, team, statuses: ['active' as const], unusedMonths, sort: 'lastLogon' as const };
  const { data, isError, refetch } = useQuery(queries.assignment.list.queryOptions({ input }));
  return (
    <Card
      title={t('team.people.unused')}
      className={className}
      aside={
        <AnchorLink {...paths.teamUsers(team, { statuses: ['active'], unused: unusedMonths })} size="xs">
          {t('team.people.unusedAll')}
        </AnchorLink>
      }
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={3} />}
      {data?.total === 0 && <p className={classes.empty}>{t('team.people.nobodyUnused')}</p>}
      {data && data.total > 0 && (
        <>
          <Figure count={data.total} text={t('team.people.unusedCount', { count: data.total })} />
          <ul className={classes.list}>
            {data.rows.map((row) => (
              <li key={row.key} className={classes.person}>
                <Avatar by={row.person} />
                <span className={classes.who}>
                  <span className={classes.strong}>
                    {row.person ? (
                      <Link {...paths.user(row.person.key)}>{row.person.name ?? t('history.auditlog.formerUser')}</Link>
                    ) : (
                      row.email
                    )}
                  </span>
                  <span className={classes.below}>{what(row)}</span>
                </span>
                <span className={classes.when}>
                  {row.lastLogonAt ? t('team.people.lastSeen', { when: relative(row.lastLogonAt) }) : t('team.people.never')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
};
