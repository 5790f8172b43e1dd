import { Alert } from '@mantine/core';
import { IconAffiliate, IconArchive, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import type { OrganisationMenu } from '../../api/types.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { useOrganisationMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { RightButton } from '../rights/right-button.tsx';
import { AddDialog } from './add/add-dialog.tsx';
import { EndDialog, type Ending } from './end-dialog.tsx';
import { GroupCard } from './list/group-card.tsx';
import { NetworkCard } from './network/network-card.tsx';
import classes from './relations.module.css';
import { type Choice, choicesOf, type Held, heldOf, mayEnd } from './rights.ts';
import type { RelationList } from './words.ts';

type Place = { key: string; title: string };

type AddProps = { menu: OrganisationMenu; held: Held; choices: readonly Choice[]; onClick: () => void };

const AddButton = ({ menu, held, choices, onClick }: AddProps) => {
  const { t } = useTranslation();
  const holds = held.from || held.to;
  // Who may add one, but finds no type of relation here to choose, is told so by the page.
  if (menu.archived || (holds && choices.length === 0)) return null;
  return (
    <RightButton
      leftSection={<IconPlus size={16} aria-hidden />}
      place={{ kind: 'organisation', key: menu.key }}
      right="ORGANISATION:relationFrom"
      held={holds}
      onClick={onClick}
    >
      {t('relations.page.add')}
    </RightButton>
  );
};

const Groups = ({ organisation, held, groups }: { organisation: Place; held: Held; groups: RelationList['groups'] }) => {
  const [ending, end] = useState<Ending | null>(null);
  return (
    <>
      <div className={classes.groups}>
        {groups.map((group) => (
          <GroupCard
            key={`${group.type.key} ${group.side}`}
            group={group}
            mayEnd={mayEnd(held, group.type, group.side)}
            onEnd={(row) => end({ ...group, row })}
          />
        ))}
      </div>
      {ending && <EndDialog organisation={organisation} held={held} ending={ending} onClose={() => end(null)} />}
    </>
  );
};

const Page = ({ menu, list }: { menu: OrganisationMenu; list: RelationList }) => {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/organisation/$organisation/itself/relations' });
  const [adding, add] = useState(false);
  const held = heldOf(menu);
  const choices = choicesOf(held, list.types);
  const title = t('relations.page.title');
  return (
    <>
      <PageHead title={title} page={title} actions={<AddButton menu={menu} held={held} choices={choices} onClick={() => add(true)} />} />
      <Lead>{t('relations.page.lead', { organisation: menu.title })}</Lead>
      <div className={classes.page}>
        {menu.archived && (
          <Alert color="yellow" role="note" icon={<IconArchive size={18} aria-hidden />} title={t('relations.page.archivedOwn')} />
        )}
        {list.groups.length === 0 && (
          <EmptyState icon={IconAffiliate} title={t('relations.page.empty')}>
            {t(
              choices.length > 0
                ? 'relations.page.emptyLead'
                : list.types.length === 0
                  ? 'relations.page.noTypes'
                  : 'relations.page.emptyRead',
            )}
          </EmptyState>
        )}
        {list.groups.length > 0 && <NetworkCard organisation={menu.key} search={search} />}
        <Groups organisation={menu} held={held} groups={list.groups} />
      </div>
      {adding && <AddDialog organisation={menu} choices={choices} onClose={() => add(false)} />}
    </>
  );
};

/** `/organisation/:organisation/relations` (point 2): with whom it belongs together, as a picture and by type. */
export const RelationsPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const menu = useOrganisationMenu();
  const { data, isError, refetch } = useQuery(queries.relation.list.queryOptions({ input: { organisation } }));
  if (menu && data) return <Page key={organisation} menu={menu} list={data} />;
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />;
};
