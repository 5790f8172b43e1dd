import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type Person = ApiAnswers['user']['get'];

/** One person as the user may see them; whoever is out of reach does not exist. */
export const personQuery = (key: string) =>
  queries.user.get.queryOptions({ input: { key }, context: { handleErrorCodes: ['record.unknown'] } });

/** How somebody is called on their page: by name, else by address; nobody knows any more what a former user was called. */
export const useTitle = (): ((person: Pick<Person, 'name' | 'email' | 'anonymisedAt'>) => string) => {
  const { t } = useTranslation();
  return ({ name, email, anonymisedAt }) => (anonymisedAt ? t('people.former.name') : (name ?? email));
};
