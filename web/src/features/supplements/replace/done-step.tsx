import { Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { lookUp } from '../../../i18n/look-up.ts';
import { failureText } from '../../../api/failure.ts';
import { ActFailure } from '../acts/act-failure.tsx';
import classes from './replace.module.css';
import type { Replacing } from './use-replacing.ts';

type Answer = ApiAnswers['supplement']['replace'];
type Item = Answer['items'][number];

const signs = {
  replaced: <IconCheck size={16} aria-hidden />,
  published: <IconCheck size={16} aria-hidden />,
  waiting: <IconClock size={16} aria-hidden />,
  refused: <IconAlertTriangle size={16} aria-hidden />,
};

const useReason =
  () =>
  ({ reason }: Item) => {
    if (!reason) return '';
    const refusal = {
      errorCode: reason.code,
      serverMessage: reason.message,
      data: { success: false as const, message: reason.message, errorCode: reason.code },
    };
    return failureText(refusal, lookUp).message;
  };

type Props = { answer: Answer & { count: number }; replacing: Replacing; onClose: () => void };

/** What became of each record that used the supplement; and why not of all, when it broke off. */
export const DoneStep = ({ answer: { items, hidden, count }, replacing, onClose }: Props) => {
  const { t } = useTranslation();
  const reasonOf = useReason();
  const done = items.filter(({ outcome }) => outcome !== 'refused').length;
  return (
    <>
      <ActFailure act={replacing} />
      <p role="status" className={classes.done}>
        {t('supplement.replace.done', { done, count })}
      </p>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={`${item.kind}${item.key}`} data-outcome={item.outcome}>
            {signs[item.outcome]}
            <span>
              <strong>{item.title}</strong>{' '}
              <span className={classes.about}>
                {t(`supplement.uses.kinds.${item.kind}`)} · {t(`supplement.replace.outcomes.${item.outcome}`)}
                {item.reason && ` · ${reasonOf(item)}`}
              </span>
            </span>
          </li>
        ))}
        {hidden > 0 && <li className={classes.about}>{t('supplement.replace.hidden', { count: hidden })}</li>}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={onClose}>
          {t('supplement.replace.close')}
        </Button>
      </Group>
    </>
  );
};
