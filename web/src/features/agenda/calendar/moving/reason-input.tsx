import type { Problem } from '@bronhouder/domain/problem.ts';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageAt } from '../../../../forms/message.tsx';

type Props = { value: string; problems: Problem[]; onChange: (reason: string) => void };

/** Why a time is moved or cancelled, for readers; what is wrong with it stands below it. */
export const ReasonInput = ({ value, problems, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <Textarea
      label={t('calendar.move.reason')}
      description={t('calendar.move.reasonHelp')}
      error={messageAt(problems, 'reason')}
      autosize
      minRows={1}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
