import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { MoveDialog } from '../move/move-dialog.tsx';
import { countOf, keysIn, type TeamNode } from '../tree/grow-tree.ts';
import { TeamTree } from '../tree/team-tree.tsx';
import { TreeSearch, TreeStatus } from '../tree/tree-search.tsx';
import treeClasses from '../tree/tree.module.css';
import type { Sight } from '../tree/use-sight.ts';
import { CreateDialog, SaveDialog } from './name-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RowMenu } from './row-menu.tsx';
import classes from './subteams.module.css';
import type { TeamAct } from './team-acts.ts';

/** Trees of so many teams can be opened as a whole. */
const surveyable = 200;

/** `beside`: where the focus goes when the team is gone from sight. */
type Asked = { act: TeamAct; node: TeamNode; beside: string | null };
type Props = { team: TeamNode; all: readonly TeamNode[]; sight: Sight; onSearch: (query: string) => void };

/** The team in sight after this one, or before it. */
const besides = ({ shown }: Sight, { key }: TeamNode): string | null => {
  const index = shown.findIndex(({ node }) => node.key === key);
  return (shown[index + 1] ?? shown[index - 1])?.node.key ?? null;
};

/** The tree beneath a team: searched, opened, and what can be done with each team. */
export const TreeCard = ({ team, all, sight, onSearch }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asked, ask] = useState<Asked | null>(null);
  const total = countOf(team.children);
  const anyOpened = sight.opened.size > 0;
  const close = () => ask(null);
  const done = (key: string | null) => {
    close();
    if (key) sight.reveal(key);
  };
  return (
    <section className={classes.card} aria-label={t('subteams.tree.label', { team: team.name })}>
      <div className={classes.bar}>
        <div className={classes.search}>
          <TreeSearch sight={sight} onSearch={onSearch} />
        </div>
        <TreeStatus sight={sight} total={total} />
        {total <= surveyable && sight.query === '' && (
          <Button
            variant="subtle"
            size="compact-sm"
            ml="auto"
            onClick={() => (anyOpened ? sight.close() : sight.open(keysIn(team.children)))}
          >
            {t(anyOpened ? 'subteams.tree.closeAll' : 'subteams.tree.openAll')}
          </Button>
        )}
      </div>
      <TeamTree
        label={t('subteams.tree.label', { team: team.name })}
        sight={sight}
        onChoose={({ key }) => void navigate(paths.team(key))}
        renderName={({ key, name }) => (
          <Link {...paths.team(key)} tabIndex={-1}>
            {name}
          </Link>
        )}
        renderEnd={(node, active) => (
          <>
            <span className={treeClasses.count}>{t('subteams.tree.organisations', { count: node.total })}</span>
            <RowMenu node={node} active={active} onAct={(act) => ask({ act, node, beside: besides(sight, node) })} />
          </>
        )}
      />
      {asked?.act === 'create' && <CreateDialog node={asked.node} onClose={close} onDone={done} />}
      {asked?.act === 'save' && <SaveDialog node={asked.node} onClose={close} onDone={done} />}
      {asked?.act === 'remove' && <RemoveDialog node={asked.node} onClose={close} onDone={() => done(asked.beside)} />}
      {asked?.act === 'move' && (
        <MoveDialog
          moved={{ kind: 'team', ...asked.node }}
          all={all}
          onClose={close}
          onDone={(target) => done(target.includes(team.key) ? asked.node.key : asked.beside)}
        />
      )}
    </section>
  );
};
