import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useFocusBack } from '../../../../ui/use-focus-back.ts';
import { FailureAlert } from '../../../../ui/failure-alert.tsx';
import type { Shown } from '../shown.ts';
import { useWords } from '../use-words.ts';
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
        <FailureAlert failure={acts.failure} />
        {shown.entry.repeats && (
          <WhichChoice
            label={t('calendar.skip.which')}
            ones={whiches}
            value={which}
            onChange={(chosen) => setWhich(chosen === 'following' ? 'following' : 'this')}
          />
        )}
        <Textarea
          label={t('calendar.move.reason')}
          description={t('calendar.move.reasonHelp')}
          autosize
          minRows={1}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
};
