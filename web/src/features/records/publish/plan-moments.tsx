import { Alert, Checkbox, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { holds } from '@bronhouder/domain/condition.ts';
import { planAhead } from '@bronhouder/domain/publication/conditions.ts';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import type { RecordInView } from '../record-view.ts';
import { useMoments } from '../use-moments.ts';
import type { MomentProblem } from './choice.ts';
import { MomentInput } from './moment-input.tsx';
import type { PlanInput } from './use-plan-input.ts';
import classes from './publish-dialog.module.css';

type Props = { view: RecordInView; input: PlanInput; problems: MomentProblem[]; told: boolean };

/** From when and until when to publish, and whether an existing plan may go. `told`: what is lacking is said as well. */
export const PlanMoments = ({ view, input, problems, told }: Props) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const zone = useTimeZone();
  const { facts } = view.record;
  const problemAt = (at: MomentProblem['at']) => {
    const found = problems.find((problem) => problem.at === at);
    return found && (told || at !== 'replace') ? t(`publication.dialog.${found.text}`) : undefined;
  };
  return (
    <Stack gap="sm">
      <MomentInput label={t('publication.dialog.from')} value={input.from} onChange={input.setFrom} error={problemAt('from')} />
      <MomentInput label={t('publication.dialog.till')} value={input.till} onChange={input.setTill} error={problemAt('till')} />
      <p className={classes.quiet} style={{ margin: 0 }}>
        {t('publication.dialog.zone', { zone })}
      </p>
      {holds(planAhead, facts, view.now) && (
        <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={t('publication.dialog.overwriteTitle')}>
          <p style={{ margin: '0 0 8px' }}>
            {t('publication.dialog.overwrite', { revision: facts.plannedRevision ?? 0, at: moment(facts.plannedFrom ?? '') })}
          </p>
          <Checkbox
            label={t('publication.dialog.overwriteAgree')}
            checked={input.replace}
            error={problemAt('replace')}
            onChange={(event) => input.setReplace(event.currentTarget.checked)}
          />
        </Alert>
      )}
    </Stack>
  );
};
