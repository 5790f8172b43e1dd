import { Button, Group } from '@mantine/core';
import { IconMailPlus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../shell/page-head.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { SearchBox } from '../../tables/search-box.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { InviteDialog } from '../invitations/invite-dialog.tsx';
import { AssignDialog } from './assign/assign-dialog.tsx';
import classes from './assignments.module.css';
import type { HeldAt } from './line.ts';
import { useColumns } from './list/columns.tsx';
import { Closed, Empty } from './list/empty.tsx';
import { FilterMenu } from './list/filter-menu.tsx';
import { filterOf, isFiltered, type ListFilter, type ListSearch, searchShown, searchWith } from './list/list-search.ts';
import { useChips } from './list/use-chips.ts';
import { useChoices } from './list/use-choices.ts';
import { useList } from './list/use-list.ts';
import { useLineDialogs } from './use-line-dialogs.tsx';

type Dialog = 'assign' | 'invite' | null;
type Props = {
  place: HeldAt;
  /** Whether the user may give roles here; undefined while that is not known. */
  allowed: boolean | undefined;
  archived?: boolean;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
};

/** The two ways to give somebody a role: who has an account, and who is asked by mail. */
const GiveButtons = ({ archived, onOpen }: { archived: boolean; onOpen: (dialog: Dialog) => void }) => {
  const { t } = useTranslation();
  const reason = archived ? t('assignments.archived') : undefined;
  return (
    <Group gap="xs">
      <ActionButton variant="default" leftSection={<IconMailPlus size={16} aria-hidden />} reason={reason} onClick={() => onOpen('invite')}>
        {t('invitations.invite.open')}
      </ActionButton>
      <ActionButton leftSection={<IconUserPlus size={16} aria-hidden />} reason={reason} onClick={() => onOpen('assign')}>
        {t('assignments.assign.open')}
      </ActionButton>
    </Group>
  );
};

/** The list itself, for who may give roles here. */
const List = ({ place, search, onSearch, onGive }: Omit<Props, 'allowed' | 'archived'> & { onGive: () => void }) => {
  const { t } = useTranslation();
  const filter = filterOf(search);
  const change = (changed: Partial<ListFilter>) => onSearch(searchWith(search, { ...filter, ...changed }));
  const clear = () => onSearch(searchWith(search, filterOf({})));
  const { list, counts, fetchPage } = useList(place, search, filter);
  const choices = useChoices(counts, filter);
  const chips = useChips(filter, choices, change);
  const { act, dialog } = useLineDialogs();
  const columns = useColumns(place.kind, act);
  const title = t('assignments.title');
  const give = <Button onClick={onGive}>{t('assignments.assign.open')}</Button>;
  return (
    <>
      <DataTable
        label={title}
        columns={columns}
        rowKey={(line) => line.key}
        rows={list.data?.rows}
        total={list.data?.total ?? 0}
        fetching={list.isFetching}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        search={search}
        onSearch={(changed) => onSearch(searchShown(search, changed))}
        usualSort="name"
        chips={chips}
        onClear={clear}
        exported={{ name: `${title} ${place.name}`, fetchPage }}
        empty={<Empty filtered={isFiltered(filter)} onClear={clear} action={give} />}
        filters={
          <>
            <SearchBox
              value={filter.q}
              label={t('assignments.search')}
              clearLabel={t('assignments.searchClear')}
              onSearch={(q) => change({ q })}
            />
            <FilterMenu kind={place.kind} filter={filter} choices={choices} onChange={change} />
          </>
        }
      />
      {dialog}
    </>
  );
};

/** Who holds which role at a place, and who is invited to one: to see, to give, to change and to take away. */
export const UsersList = ({ place, allowed, archived = false, search, onSearch }: Props) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Dialog>(null);
  const close = () => setOpen(null);
  const title = t('assignments.title');
  return (
    <>
      <PageHead title={title} page={title} actions={allowed && <GiveButtons archived={archived} onOpen={setOpen} />} />
      <p className={classes.lead}>{t(place.kind === 'team' ? 'assignments.leadTeam' : 'assignments.leadOrganisation')}</p>
      {allowed === false && <Closed place={place} />}
      {allowed !== false && <List place={place} search={search} onSearch={onSearch} onGive={() => setOpen('assign')} />}
      {open === 'assign' && <AssignDialog place={place} onClose={close} onInvite={() => setOpen('invite')} />}
      {open === 'invite' && <InviteDialog place={place} onClose={close} />}
    </>
  );
};
