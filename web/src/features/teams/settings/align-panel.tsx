import { Alert, Button, Group, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { lookUp } from '../../../i18n/look-up.ts';
import { alignable, type Effects, withForbiddenType } from './touched.ts';
import { TouchedList } from './touched-list.tsx';
import classes from './touched-list.module.css';
import { type Answer, type Applying, useApply } from './use-apply.ts';

const signs = { changed: IconCheck, unchanged: IconMinus, refused: IconX };

const Result = ({ answer }: { answer: Answer }) => {
  const { t } = useTranslation();
  const Sign = signs[answer.outcome];
  const tone = answer.outcome === 'refused' ? classes.bad : classes.ok;
  return (
    <li className={classes.line}>
      {answer.title ? (
        <AnchorLink className={classes.title ?? ''} {...paths.organisationSettings(answer.key)}>
          {answer.title}
        </AnchorLink>
      ) : (
        <span className={classes.title}>{t('team.auditlog.gone.organisation')}</span>
      )}
      <span className={`${classes.outcome} ${tone}`}>
        <Sign size={14} aria-hidden />
        {t(`teamSettings.align.outcomes.${answer.outcome}`)}
      </span>
      {answer.reasons.length > 0 && (
        <span className={classes.reasons}>
          {answer.reasons.map(({ code, values, message }) => (
            <span key={code}>{lookUp(`refusals.${code}.message`, values) ?? message}</span>
          ))}
        </span>
      )}
    </li>
  );
};

const Outcome = ({ state }: { state: Applying }) => {
  const { t } = useTranslation();
  const { phase, count, answers } = state;
  const numberOf = (outcome: Answer['outcome']) => answers.filter((answer) => answer.outcome === outcome).length;
  return (
    <>
      <div role="status" aria-live="polite">
        {phase === 'running' && t('teamSettings.align.progress', { done: answers.length, count })}
        {phase === 'done' && t('teamSettings.align.result', { changed: numberOf('changed'), refused: numberOf('refused') })}
      </div>
      {phase === 'running' && (
        <Progress
          my="xs"
          value={(answers.length / Math.max(1, count)) * 100}
          aria-label={t('teamSettings.align.progress', { done: answers.length, count })}
        />
      )}
      {phase === 'stopped' && (
        <Alert color="red" my="xs" icon={<IconAlertTriangle size={18} />} role="alert">
          {t('teamSettings.align.stopped')}
        </Alert>
      )}
      {answers.length > 0 && (
        <ul className={classes.list} aria-label={t('teamSettings.align.list')} style={{ marginTop: 8 }}>
          {answers.map((answer) => (
            <Result key={answer.key} answer={answer} />
          ))}
        </ul>
      )}
    </>
  );
};

type Props = {
  team: { key: string; name: string };
  effects: Effects;
  /** The settings have just been saved. */
  saved?: boolean;
  onClose: () => void;
};

/** The offer to bring organisations into line with what is mandatory, how far that is, and what became of each. */
export const AlignPanel = ({ team, effects, saved = false, onClose }: Props) => {
  const { t } = useTranslation();
  const { state, run } = useApply(team.key);
  const able = alignable(effects);
  const forbidden = withForbiddenType(effects);
  if (state.phase !== 'idle')
    return (
      <>
        <Outcome state={state} />
        <Group justify="flex-end" mt="lg">
          <Button loading={state.phase === 'running'} onClick={onClose}>
            {t('teamSettings.align.close')}
          </Button>
        </Group>
      </>
    );
  return (
    <>
      {saved && (
        <p style={{ marginTop: 0 }} role="status">
          <strong>{t('teamSettings.bar.saved')}</strong>
        </p>
      )}
      {able.length > 0 && <p style={{ marginTop: 0 }}>{t('teamSettings.align.offer', { count: able.length })}</p>}
      {forbidden > 0 && <p style={{ marginTop: 0 }}>{t('teamSettings.align.types', { count: forbidden })}</p>}
      <TouchedList effects={effects} team={team.name} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(able.length > 0 ? 'teamSettings.align.later' : 'teamSettings.align.close')}
        </Button>
        {able.length > 0 && (
          <Button data-autofocus onClick={() => void run(able.map(({ key }) => key))}>
            {t('teamSettings.align.apply', { count: able.length })}
          </Button>
        )}
      </Group>
    </>
  );
};
