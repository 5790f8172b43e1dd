import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../api/refusal.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { namesAlong, type TeamNode } from '../tree/grow-tree.ts';
import { RefusalAlert } from '../tree/refusal-alert.tsx';
import { type TreeAct, useTreeAct } from '../tree/use-tree-act.ts';
import { EffectsPanel } from './effects-panel.tsx';
import classes from './move.module.css';
import type { Moved } from './beneath.ts';
import { callsOf, type MoveEffects } from './moving.ts';
import { TargetTree } from './target-tree.tsx';

type Props = {
  moved: Moved;
  all: readonly TeamNode[];
  onClose: () => void;
  /** `target`: the path of the team beneath which it stands now. */
  onDone: (target: readonly string[]) => void;
};

/** What a move to this team would do, once one is chosen. */
const useEffects = (moved: Moved, target: TeamNode | null, act: TreeAct<TeamNode>) => {
  const options = callsOf(moved).effects(target?.key ?? moved.key);
  // Once it is done there is nothing more to foresee.
  const { data, error, refetch } = useQuery({ ...options, staleTime: 0, enabled: target !== null && !act.pending });
  return { effects: target ? data : undefined, failed: error !== null, refusal: refusalIn(error), retry: () => void refetch() };
};

/** How many gain and lose, in one sentence: what a screen reader hears when the effects are there. */
const useSummary = (effects: MoveEffects | undefined): string => {
  const { t } = useTranslation();
  if (!effects) return '';
  if (effects.obstacles.length > 0) return t('subteams.move.obstacles');
  const count = (side: 'gains' | 'loses') => effects.people.filter((one) => one[side].length > 0).length;
  const { gaining, losing } = effects.others;
  return t('subteams.move.summary', { gaining: count('gains') + gaining, losing: count('loses') + losing });
};

/** Where it goes from and to, as the names of the teams on the way. */
const Way = ({ moved, all, target }: Pick<Props, 'moved' | 'all'> & { target: TeamNode }) => {
  const { t } = useTranslation();
  const from = moved.kind === 'team' ? moved.path.slice(0, -1) : moved.path;
  const line = (path: readonly string[]) => namesAlong(all, path).join(' › ');
  return (
    <dl className={classes.way}>
      {from.length > 0 && (
        <>
          <dt>{t('subteams.move.from')}</dt>
          <dd>{line(from)}</dd>
        </>
      )}
      <dt>{t('subteams.move.to')}</dt>
      <dd>
        <strong>{line(target.path)}</strong>
      </dd>
    </dl>
  );
};

/**
 * Moves a team or an organisation: chooses where to in the tree of teams, shows what that would do, and only then can it be confirmed.
 */
export const MoveDialog = ({ moved, all, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const [target, choose] = useState<TeamNode | null>(null);
  const act = useTreeAct({
    call: (to: TeamNode) => callsOf(moved).move(moved.version, to.key),
    said: (to) => t('subteams.move.moved', { name: moved.name, team: to.name }),
    onDone: () => onDone(target?.path ?? []),
  });
  const { effects, failed, refusal, retry } = useEffects(moved, target, act);
  const summary = useSummary(effects);
  const name = { name: moved.name };
  return (
    <ConfirmDialog
      opened
      title={t(moved.kind === 'team' ? 'subteams.move.titleTeam' : 'subteams.move.titleOrganisation', name)}
      confirm={t('subteams.move.confirm')}
      cancel={t('subteams.cancel')}
      size="60rem"
      pending={act.pending}
      blocked={!effects || effects.obstacles.length > 0}
      onConfirm={() => target && act.run(target)}
      onCancel={onClose}
    >
      <p className={classes.lead}>{t('subteams.move.lead', name)}</p>
      <div className={classes.sides}>
        <section aria-label={t('subteams.move.target')}>
          <TargetTree
            moved={moved}
            all={all}
            chosen={target?.key ?? null}
            onChoose={(node) => {
              choose(node);
              act.forget();
            }}
          />
        </section>
        <section aria-label={t('subteams.move.effects')} className={classes.effects}>
          <p role="status" className={classes.heard}>
            {summary}
          </p>
          {!target && <p className={classes.nothing}>{t('subteams.move.nothingChosen')}</p>}
          {target && <Way moved={moved} all={all} target={target} />}
          {target && !effects && !failed && <LinesSkeleton lines={5} />}
          {failed && refusal && <RefusalAlert act={{ refusal, failed }} />}
          {failed && !refusal && <LoadFailure onRetry={retry} />}
          {effects && <EffectsPanel moved={moved} effects={effects} />}
          <RefusalAlert act={act} />
        </section>
      </div>
    </ConfirmDialog>
  );
};
