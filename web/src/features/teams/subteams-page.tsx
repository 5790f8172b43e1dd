import { Button } from '@mantine/core';
import { IconPlus, IconSitemap } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { WhyNot } from '../rights/why-not.tsx';
import { CreateDialog } from './subteams/name-dialog.tsx';
import classes from './subteams/subteams.module.css';
import { actsOn } from './subteams/team-acts.ts';
import { TreeCard } from './subteams/tree-card.tsx';
import { countOf, keysIn, nodeAt, type TeamNode } from './tree/grow-tree.ts';
import { useSight } from './tree/use-sight.ts';
import { useTeams } from './tree/use-teams.ts';

/** Trees of so many teams are opened as a whole at once. */
const small = 40;

const Loaded = ({ team, all }: { team: TeamNode; all: readonly TeamNode[] }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { q = '' } = useSearch({ strict: false });
  const [making, make] = useState(false);
  const sight = useSight(team.children, { opened: countOf(team.children) <= small ? keysIn(team.children) : [], query: q });
  const mayMake = actsOn(team).includes('create');
  const title = t('subteams.title');
  const newTeam = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => make(true)}>
      {t('subteams.new')}
    </Button>
  );
  return (
    <>
      <PageHead title={title} page={title} actions={mayMake && newTeam} />
      <p className={classes.lead}>
        {t('subteams.lead', { team: team.name })} {!mayMake && <WhyNot place={{ kind: 'team', key: team.key }} right="TEAM:create" />}
      </p>
      {team.children.length > 0 ? (
        <TreeCard
          team={team}
          all={all}
          sight={sight}
          onSearch={(query) => void navigate({ ...paths.teamSubteams(team.key, query === '' ? {} : { q: query }), replace: true })}
        />
      ) : (
        <div className={classes.card}>
          <EmptyState icon={IconSitemap} title={t('subteams.empty')}>
            {mayMake && t('subteams.emptyLead')}
          </EmptyState>
        </div>
      )}
      {making && (
        <CreateDialog
          node={team}
          onClose={() => make(false)}
          onDone={(key) => {
            make(false);
            sight.reveal(key);
          }}
        />
      )}
    </>
  );
};

/** `/team/:team/subteams` (point 2): the tree of the teams beneath a team. */
export const SubteamsPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const { top, failed, retry } = useTeams();
  const node = top && nodeAt(top, team);
  const title = t('subteams.title');
  if (node) return <Loaded key={team} team={node} all={top} />;
  return (
    <>
      <PageHead title={title} page={title} />
      {failed || top ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />}
    </>
  );
};
