import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import type { Column } from '../../../tables/column.ts';
import type { Line, LineAct } from '../line.ts';
import { LineMenu } from '../line-menu.tsx';
import { StatusChip } from '../status-chip.tsx';
import { useLineWords } from '../use-line-words.ts';
import type { ListColumn, ListSort, PlaceKind } from './list-search.ts';
import { Moment } from './moment.tsx';
import { Who } from './who.tsx';

type ListedColumn = Column<Line> & { id: 'name' | ListColumn | 'actions'; sort?: ListSort };
type Somebody = { name: string | null } | null;

/** What the list and its export say; stays the same for who keeps it. */
const useWords = () => {
  const { t } = useTranslation();
  const { dateTime, date } = useFormats();
  const roleName = useRoleName();
  const { nameOf } = useLineWords();
  const now = {
    dateTime,
    nameOf,
    role: ({ role }: Line) => roleName(role),
    scope: ({ scope, place }: Line) => t(`assignments.scopes.${place.kind}.${scope}`),
    status: ({ status, deactivated }: Line) => t(deactivated ? 'assignments.deactivated' : (`assignments.statuses.${status}` as const)),
    day: (at: string | null) => at && date(at),
    person: (who: Somebody) => (who ? (who.name ?? t('assignments.nameless')) : ''),
  };
  const words = useRef(now);
  words.current = now;
  return words;
};

/** The columns of point 3, 'Role assignment'. Of a team, where a role is held as well: also beneath it. */
export const useColumns = (kind: PlaceKind, onAct: (act: LineAct, line: Line) => void): readonly Column<Line>[] => {
  const { t } = useTranslation();
  const words = useWords();
  return useMemo((): ListedColumn[] => {
    const by = (id: 'createdBy' | 'updatedBy' | 'inviter'): ListedColumn => ({
      id,
      header: t(`assignments.columns.${id}`),
      sort: id,
      hidden: true,
      cell: (line) => words.current.person(line[id]),
      text: (line) => words.current.person(line[id]),
    });
    const at = (id: 'created' | 'updated', field: 'createdAt' | 'updatedAt'): ListedColumn => ({
      id,
      header: t(`assignments.columns.${id}`),
      sort: id,
      hidden: true,
      cell: (line) => <Moment at={line[field]} />,
      text: (line) => words.current.dateTime(line[field]),
    });
    const place: ListedColumn = {
      id: 'place',
      header: t('assignments.columns.place'),
      sort: 'place',
      cell: ({ place: { kind: of, key, name } }) => (
        <AnchorLink {...(of === 'team' ? paths.team(key) : paths.organisation(key))}>{name}</AnchorLink>
      ),
      text: (line) => line.place.name,
    };
    return [
      {
        id: 'name',
        header: t('assignments.columns.name'),
        sort: 'name',
        fixed: true,
        cell: (line) => <Who line={line} />,
        text: (line) => words.current.nameOf(line),
      },
      { id: 'email', header: t('assignments.columns.email'), hidden: true, cell: ({ email }) => email, text: ({ email }) => email },
      {
        id: 'role',
        header: t('assignments.columns.role'),
        sort: 'role',
        cell: (line) => words.current.role(line),
        text: (line) => words.current.role(line),
      },
      ...(kind === 'team' ? [place] : []),
      {
        id: 'scope',
        header: t('assignments.columns.scope'),
        sort: 'scope',
        cell: (line) => words.current.scope(line),
        text: (line) => words.current.scope(line),
      },
      {
        id: 'status',
        header: t('assignments.columns.status'),
        sort: 'status',
        cell: (line) => <StatusChip line={line} />,
        text: (line) => words.current.status(line),
      },
      {
        id: 'lastLogon',
        header: t('assignments.columns.lastLogon'),
        sort: 'lastLogon',
        cell: ({ status, lastLogonAt }) => status === 'active' && (lastLogonAt ? <Moment at={lastLogonAt} /> : t('assignments.never')),
        text: ({ status, lastLogonAt }) =>
          lastLogonAt ? words.current.dateTime(lastLogonAt) : status === 'active' ? t('assignments.never') : '',
      },
      {
        id: 'expires',
        header: t('assignments.columns.expires'),
        sort: 'expires',
        hidden: true,
        cell: ({ expiresAt }) => words.current.day(expiresAt),
        text: ({ expiresAt }) => words.current.day(expiresAt),
      },
      by('inviter'),
      at('created', 'createdAt'),
      by('createdBy'),
      at('updated', 'updatedAt'),
      by('updatedBy'),
      {
        id: 'actions',
        header: t('assignments.columns.actions'),
        fixed: true,
        align: 'right',
        cell: (line) => <LineMenu line={line} onAct={onAct} />,
      },
    ];
  }, [t, kind, onAct, words]);
};
