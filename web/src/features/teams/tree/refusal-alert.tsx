import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { lookUp } from '../../../i18n/look-up.ts';
import type { TreeAct } from './use-tree-act.ts';

type Reason = { code: string; values: Record<string, string | number | boolean> };

/** Reasons as a sentence each, in the words of the catalogue. */
export const Reasons = ({ reasons }: { reasons: readonly Reason[] }) => {
  const texts = reasons.map(({ code, values }) => lookUp(`refusals.${code}.message`, values) ?? code);
  if (texts.length === 1) return texts[0];
  return (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};

/** Why an act on the tree did not happen, in its dialog. What stands at a field is not repeated here. */
export const RefusalAlert = ({ act: { refusal, failed } }: { act: Pick<TreeAct<never>, 'refusal' | 'failed'> }) => {
  const { t } = useTranslation();
  if (refusal?.errorCode === 'form.problems' || (!refusal && !failed)) return null;
  if (refusal?.errorCode === 'version.newer')
    return (
      <Alert color="yellow" icon={<IconRefresh size={18} />} role="alert">
        {t('subteams.newer')}
      </Alert>
    );
  const first = { code: refusal?.errorCode ?? 'service.unavailable', values: refusal?.data.values ?? {} };
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} title={t('subteams.failed')} role="alert">
      <Reasons reasons={[first, ...(refusal?.data.also ?? [])]} />
    </Alert>
  );
};
