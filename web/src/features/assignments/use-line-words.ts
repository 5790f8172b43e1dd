import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../i18n/use-role-name.ts';
import type { Line } from './line.ts';

/** How a line is named in a sentence: who, as which role, where. */
export const useLineWords = () => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const nameOf = ({ person, email }: Pick<Line, 'person' | 'email'>): string => {
    if (!person) return email;
    return person.name ?? t('assignments.nameless');
  };
  return {
    nameOf,
    wordsOf: (line: Pick<Line, 'person' | 'email' | 'role' | 'place'>) => ({
      name: nameOf(line),
      role: roleName(line.role),
      place: line.place.name,
    }),
  };
};
