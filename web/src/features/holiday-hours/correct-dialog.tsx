import { slotsProblems } from '@bronhouder/domain/fields/slots.ts';
import { normaliseSlots } from '@bronhouder/domain/fields/slots.ts';
import type { Slot } from '@bronhouder/domain/fields/value.ts';
import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SlotsInput } from '../../forms/fields/slots-input.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import classes from './hours.module.css';
import type { Cell, Correction } from './plan.ts';
import { useTexts } from './use-texts.ts';

type Choice = 'proposal' | 'closed' | 'open' | 'leave';
type Props = { cell: Cell; organisation: string; onChange: (correction: Correction | null) => void; onClose: () => void };

const choiceOf = ({ correction }: Cell): Choice => {
  if (!correction) return 'proposal';
  return correction.kind === 'leave' ? 'leave' : correction.slots.length > 0 ? 'open' : 'closed';
};

const startingSlots = ({ correction, proposal }: Cell): Slot[] => {
  if (correction?.kind === 'hours' && correction.slots.length > 0) return correction.slots;
  return [proposal.slots, proposal.usual].find((slots) => slots.length > 0) ?? [{ from: '', till: '' }];
};

/** Other hours than proposed for one day at one place. */
export const CorrectDialog = ({ cell, organisation, onChange, onClose }: Props) => {
  const { t } = useTranslation();
  const { days, hours } = useTexts();
  useFocusBack();
  const [choice, setChoice] = useState<Choice>(choiceOf(cell));
  const [slots, setSlots] = useState(() => startingSlots(cell));
  const [tried, setTried] = useState(false);
  const { proposal, day } = cell;
  const filled = normaliseSlots(slots);
  const none = filled.length === 0 ? [{ field: 'slots', code: 'required' as const }] : [];
  const problems = choice === 'open' ? [...none, ...slotsProblems(slots, 'slots', { today: day.from, strict: true })] : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) return;
    const corrections: Record<Choice, Correction | null> = {
      proposal: null,
      closed: { kind: 'hours', slots: [] },
      open: { kind: 'hours', slots: filled },
      leave: { kind: 'leave' },
    };
    onChange(corrections[choice]);
    onClose();
  };
  const proposed = proposal.state === 'proposed' ? hours(proposal.slots) : t('holidays.hours.correct.nothing');
  return (
    <Modal opened onClose={onClose} title={t('holidays.hours.correct.title', { name: day.name, organisation })} withCloseButton={false}>
      <form onSubmit={submit} noValidate>
        <p className={classes.lead}>
          {days(day)}
          {day.from === day.till && <> · {t('holidays.hours.correct.usual', { hours: hours(proposal.usual) })}</>}
        </p>
        <Radio.Group value={choice} onChange={(value) => setChoice(value)} aria-label={t('holidays.hours.correct.label')}>
          <Stack gap="xs">
            <Radio value="proposal" label={t('holidays.hours.correct.proposal', { hours: proposed })} data-autofocus />
            <Radio value="closed" label={t('holidays.hours.correct.closed')} />
            <Radio value="open" label={t('holidays.hours.correct.open')} />
            {choice === 'open' && (
              <div className={classes.under}>
                <SlotsInput
                  id="correct-slots"
                  name={day.name}
                  part="slots"
                  slots={slots}
                  problems={tried ? problems : []}
                  onChange={setSlots}
                />
              </div>
            )}
            {proposal.state === 'proposed' && <Radio value="leave" label={t('holidays.hours.correct.leave')} />}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('holidays.hours.correct.cancel')}
          </Button>
          <Button type="submit">{t('holidays.hours.correct.apply')}</Button>
        </Group>
      </form>
    </Modal>
  );
};
