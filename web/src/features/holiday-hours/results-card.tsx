import { Alert, Button, Group, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClockPause, IconEye, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lookUp } from '../../i18n/look-up.ts';
import { paths } from '../../paths.ts';
import { AnchorLink } from '../../shell/links.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './hours.module.css';
import type { Answer, Saving } from './use-save-hours.ts';

const signs = { saved: IconCheck, published: IconEye, waiting: IconClockPause, unchanged: IconMinus, refused: IconX };

const Result = ({ answer: { outcome, reasons, title, organisation } }: { answer: Answer }) => {
  const { t } = useTranslation();
  const Sign = signs[outcome];
  return (
    <li className={classes.result}>
      <AnchorLink className={classes.title ?? ''} {...paths.organisation(organisation)}>
        {title}
      </AnchorLink>
      <span className={classes.outcome} data-outcome={outcome}>
        <Sign size={14} aria-hidden />
        {t(`holidays.hours.outcomes.${outcome}`)}
      </span>
      {reasons.length > 0 && (
        <span className={classes.reasons}>
          {reasons.map(({ code, values, message }) => (
            <span key={code}>{lookUp(`refusals.${code}.message`, values) ?? message}</span>
          ))}
        </span>
      )}
    </li>
  );
};

/** How far the save is, and what became of each. */
export const ResultsCard = ({ state: { phase, count, answers }, onClose }: { state: Saving; onClose: () => void }) => {
  const { t } = useTranslation();
  const numberOf = (...outcomes: Answer['outcome'][]) => answers.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const progress = t('holidays.hours.progress', { done: answers.length, count });
  return (
    <Card title={t('holidays.hours.results')}>
      <div role="status" aria-live="polite">
        {phase === 'running' && progress}
        {phase === 'done' &&
          t('holidays.hours.result', {
            saved: numberOf('saved', 'published', 'waiting'),
            waiting: numberOf('waiting'),
            refused: numberOf('refused'),
          })}
      </div>
      {phase === 'running' && <Progress my="xs" value={(answers.length / Math.max(1, count)) * 100} aria-label={progress} />}
      {phase === 'stopped' && (
        <Alert color="red" my="xs" icon={<IconAlertTriangle size={18} />} role="alert">
          {t('holidays.hours.stopped')}
        </Alert>
      )}
      <ul className={`${classes.list} ${classes.results}`} aria-label={t('holidays.hours.results')}>
        {answers.map((answer) => (
          <Result key={`${answer.key} ${answer.field ?? ''}`} answer={answer} />
        ))}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button loading={phase === 'running'} onClick={onClose}>
          {t('holidays.hours.done')}
        </Button>
      </Group>
    </Card>
  );
};
