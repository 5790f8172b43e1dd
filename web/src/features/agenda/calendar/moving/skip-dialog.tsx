import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { FailureAlert } from '../../../../ui/failure-alert.tsx';
import type { Shown } from '../shown.ts';
import { useWords } from '../use-words.ts';
import { ReasonInput } from './reason-input.tsx';
import type { Acts } from './use-acts.tsx';
import { WhichChoice } from './which-choice.tsx';

const whiches = ['this', 'following'] as const;

/** Asks before a time is cancelled, and whether those that follow are meant as well. */
export const SkipDialog = ({ shown, acts, onClose }: { shown: Shown; acts: Acts; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const words = useWords();
  const [which, setWhich] = useState<(typeof whiches)[number]>('this');
  const [reason, setReason] = useState('');
  // What is said at the field needs no saying twice.
  const ofReason = acts.problems.length > 0 && acts.problems.every(({ field }) => field === 'reason');
  return (
    <ConfirmDialog
      opened
      danger
      title={t('calendar.skip.title')}
      confirm={t('calendar.skip.confirm')}
      cancel={t('calendar.move.cancel')}
      pending={acts.pending}
      onConfirm={() => acts.skip(shown, { which, reason }, onClose)}
      onCancel={onClose}
    >
      <Stack>
        <Text>{t('calendar.skip.lead', { title: shown.title, when: words.when(shown) })}</Text>
        <FailureAlert failure={ofReason ? null : acts.failure} />
        {shown.entry.repeats && (
          <WhichChoice
            label={t('calendar.skip.which')}
            ones={whiches}
            value={which}
            onChange={(chosen) => setWhich(chosen === 'following' ? 'following' : 'this')}
          />
        )}
        <ReasonInput
          value={reason}
          problems={acts.problems}
          onChange={(text) => {
            setReason(text);
            acts.reset();
          }}
        />
      </Stack>
    </ConfirmDialog>
  );
};
