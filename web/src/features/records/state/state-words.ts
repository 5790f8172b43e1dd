import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { useTranslation } from 'react-i18next';
import { chipsShown, workShown } from './chips-shown.ts';
import { useMoments } from '../use-moments.ts';

/** The chips of an organisation at a moment as one text, for where there are no chips, such as a file. */
export const useStateWords = () => {
  const { t } = useTranslation();
  const { days } = useMoments();
  return (facts: Facts, now: Instant): string => {
    const work = workShown(facts, now);
    return [
      ...chipsShown(facts, now).map(({ code, values }) => t(`publication.chips.${code}`, days(values))),
      ...(work ? [t(`publication.workflowStates.${facts.workflow ? 'on' : 'off'}.${work}`)] : []),
    ].join(', ');
  };
};
