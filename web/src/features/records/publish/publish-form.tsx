import { Alert, Button, Modal, Stack } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { holds } from '@bronhouder/domain/condition.ts';
import { plannedOlder } from '@bronhouder/domain/publication/conditions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../ui/action-button.tsx';
import { TimelineDrawing } from '../timeline/timeline-drawing.tsx';
import type { RecordKind } from '../record-kind.ts';
import type { RecordInView } from '../record-view.ts';
import { useMoments } from '../use-moments.ts';
import { ActMessage } from './act-message.tsx';
import { type Choice, factsAfter, firstChoice, noneMeans } from './choice.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { OutsideList } from './outside-list.tsx';
import { PlanMoments } from './plan-moments.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishNotes } from './publish-notes.tsx';
import classes from './publish-dialog.module.css';
import { type ActCall, useAct } from './use-act.ts';
import { usePlanInput } from './use-plan-input.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';

type Input = { choice: 'now' } | { choice: 'later'; from: string; till: string | null; replace: boolean };

const callOf =
  ({ calls }: RecordKind): ActCall<Input> =>
  ({ key, version, ...input }, options) =>
    input.choice === 'now'
      ? calls.publish({ key, version }, options)
      : calls.plan({ key, version, from: input.from, till: input.till, replace: input.replace }, options);

const confirmText = (choice: Choice, view: RecordInView) => {
  if (choice !== 'none') return choice === 'now' ? 'confirmPublish' : 'confirmPlan';
  const means = noneMeans(view.record.facts, view.now);
  if (means === null) return 'confirmNothing';
  return means === 'withdrawPlan' ? 'confirmWithdraw' : 'confirmDepublish';
};

const OlderPlan = ({ view, onPlanNewest }: { view: RecordInView; onPlanNewest: () => void }) => {
  const { t } = useTranslation();
  const { facts } = view.record;
  if (!holds(plannedOlder, facts, view.now)) return null;
  return (
    <Alert color="yellow" icon={<IconArrowsExchange size={18} />}>
      <p style={{ margin: '0 0 8px' }}>
        {t('publication.dialog.olderPlanned', { planned: facts.plannedRevision ?? 0, newest: facts.working })}
      </p>
      <Button variant="default" size="compact-sm" onClick={onPlanNewest}>
        {t('publication.dialog.planNewest')}
      </Button>
    </Alert>
  );
};

type Props = { view: RecordInView; onClose: () => void; onNext: (dialog: 'withdrawPlan' | 'depublish') => void };

/** The publish dialog: the options, what the time line becomes, what changes for visitors, what stands in the way (interface, "Publish"). */
export const PublishForm = ({ view, onClose, onNext }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const { moment } = useMoments();
  const { kind, record, now, rights, problems } = view;
  const { facts, title } = record;
  const [choice, setChoice] = useState(() => firstChoice(facts, now, rights, kind.name));
  const [told, setTold] = useState(false);
  const plan = usePlanInput(view);
  const act = useAct<Input>({
    view,
    call: callOf(kind),
    done: (input) =>
      input.choice === 'now' ? t('publication.done.publish', { title }) : t('publication.done.plan', { at: moment(input.from) }),
    onDone: onClose,
  });
  const publishing = choice !== 'none';
  const confirm = () => {
    const means = noneMeans(facts, now);
    const { from, till, replace } = plan.moments;
    setTold(true);
    if (choice === 'none') return means === null ? onClose() : onNext(means);
    if (choice === 'now') return act.run({ choice });
    if (plan.problems.length === 0 && from !== null) act.run({ choice, from, till, replace });
  };
  const blocked = publishing && problems.length > 0 ? t('publication.why.problems', { count: problems.length }) : undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('publication.dialog.title', { title })}
      closeButtonProps={{ 'aria-label': t('publication.dialog.cancel') }}
    >
      <Stack gap="md">
        <OlderPlan
          view={view}
          onPlanNewest={() => {
            setChoice('later');
            plan.takeOver();
          }}
        />
        <ChoiceOptions view={view} value={choice} onChange={setChoice} />
        {choice === 'later' && <PlanMoments view={view} input={plan} problems={plan.problems} told={told} />}
        <TimelineDrawing facts={factsAfter(choice, plan.moments, facts, now)} now={now} unpublished={0} />
        {publishing && <PublishNotes facts={facts} now={now} act={choice === 'now' ? 'publish' : 'plan'} />}
        {publishing && <ProblemList view={view} onFollow={onClose} />}
        {publishing && <OutsideList view={view} />}
        <ActMessage act={act} />
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('publication.dialog.cancel')}
          </Button>
          <ActionButton reason={act.newer ? t('publication.newer.title') : blocked} loading={act.pending} onClick={confirm}>
            {t(`publication.dialog.${confirmText(choice, view)}`)}
          </ActionButton>
        </div>
      </Stack>
    </Modal>
  );
};
