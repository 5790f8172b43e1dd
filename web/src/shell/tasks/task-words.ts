import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/types.ts';
import { lookUp } from '../../i18n/look-up.ts';

/** What a task says, by its kind. */
export const useTaskWords = () => {
  const { t } = useTranslation();
  return ({ kind, values }: Pick<Task, 'kind' | 'values'>): string =>
    lookUp(`shell.tasks.kinds.${kind}`, { title: '', by: '', ...values }) ?? t('shell.tasks.other');
};
