import { useTranslation } from 'react-i18next';

/** The name of somebody as it is shown; nobody knows any more what a former user was called. */
export const usePersonName = (): ((person: { name: string | null }) => string) => {
  const { t } = useTranslation();
  return ({ name }) => name ?? t('formats.formerUser');
};
