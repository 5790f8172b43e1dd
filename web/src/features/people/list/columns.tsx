import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import type { Column } from '../../../tables/column.ts';
import classes from '../people.module.css';
import { StatusChip } from '../status-chip.tsx';

export type Row = ApiAnswers['user']['search']['rows'][number];
type Held = Row['roles'][number];
const most = 2;

const useRoleWords = () => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  return ({ role, place }: Held): string => t('people.list.role', { role: roleName(role), place: place.name });
};

const Roles = ({ roles }: { roles: readonly Held[] }) => {
  const { t } = useTranslation();
  const words = useRoleWords();
  if (roles.length === 0) return <span className={classes.quiet}>{t('people.list.noRoles')}</span>;
  return (
    <span className={classes.lines}>
      {roles.slice(0, most).map((held) => (
        <span key={`${held.role.key}${held.place.key}${held.scope}`}>{words(held)}</span>
      ))}
      {roles.length > most && <span className={classes.quiet}>{t('people.list.more', { count: roles.length - most })}</span>}
    </span>
  );
};

const LastLogon = ({ at }: { at: string | null }) => {
  const { t } = useTranslation();
  const { relative, dateTime } = useFormats();
  if (at === null) return <span className={classes.quiet}>{t('people.never')}</span>;
  return (
    <time dateTime={at} title={dateTime(at)} className={classes.moment}>
      {relative(at)}
    </time>
  );
};

const Status = ({ row: { status, rolesEndAt } }: { row: Row }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <span className={classes.lines}>
      <StatusChip status={status} />
      {rolesEndAt && <span className={classes.quiet}>{t('people.rolesEnd', { date: date(rolesEndAt) })}</span>}
    </span>
  );
};

/** The columns of the list of people. Their words stay the same for who keeps them. */
export const useColumns = (): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const { dateTime, date } = useFormats();
  const roleWords = useRoleWords();
  const now = { dateTime, date, roleWords };
  const words = useRef(now);
  words.current = now;
  return useMemo(
    (): Column<Row>[] => [
      {
        id: 'name',
        header: t('people.list.columns.name'),
        sort: 'name',
        fixed: true,
        cell: ({ key, name, email }) => (
          <span className={classes.name}>
            <AnchorLink {...paths.userFound(key)} fw={550}>
              {name ?? email}
            </AnchorLink>
            {name && <span className={classes.below}>{email}</span>}
          </span>
        ),
        text: ({ name, email }) => name ?? email,
      },
      {
        id: 'email',
        header: t('people.list.columns.email'),
        hidden: true,
        cell: ({ email }) => email,
        text: ({ email }) => email,
      },
      {
        id: 'roles',
        header: t('people.list.columns.roles'),
        cell: ({ roles }) => <Roles roles={roles} />,
        text: ({ roles }) => roles.map(words.current.roleWords).join('; '),
      },
      {
        id: 'status',
        header: t('people.list.columns.status'),
        cell: (row) => <Status row={row} />,
        text: ({ status, rolesEndAt }) =>
          [t(`people.status.${status}`), rolesEndAt && t('people.rolesEnd', { date: words.current.date(rolesEndAt) })]
            .filter(Boolean)
            .join('; '),
      },
      {
        id: 'lastLogon',
        header: t('people.list.columns.lastLogon'),
        sort: 'lastLogon',
        cell: ({ lastLogonAt }) => <LastLogon at={lastLogonAt} />,
        text: ({ lastLogonAt }) => lastLogonAt && words.current.dateTime(lastLogonAt),
      },
      {
        id: 'created',
        header: t('people.list.columns.created'),
        sort: 'created',
        hidden: true,
        cell: ({ createdAt }) => words.current.date(createdAt),
        text: ({ createdAt }) => words.current.date(createdAt),
      },
    ],
    [t],
  );
};
