import { useTranslation } from 'react-i18next';
import type { Branch } from './tree.ts';

/** What a place in the drawing is called, and how it reads from the one beside it. */
export const useNodeWords = () => {
  const { t } = useTranslation();
  const title = ({ organisation, hidden }: Branch): string => {
    if (!organisation) return t('relations.page.hidden', { count: hidden });
    return organisation.archived ? `${organisation.title} (${t('relations.network.archived')})` : organisation.title;
  };
  return {
    title,
    /** As a whole sentence: `Bibliotheek Lindenhof werkt samen met Museum De Kiem`. */
    sentence: (branch: Branch, from: string): string =>
      t('relations.network.node', { from, label: branch.tie.label, title: title(branch) }),
  };
};
