import type { ApiAnswers } from '../../../api/types.ts';
import { type Path, paths } from '../../../paths.ts';

type Use = Pick<ApiAnswers['supplement']['uses']['rows'][number], 'kind' | 'key' | 'organisation'>;

/** The page of a record that uses a supplement. */
export const usePath = ({ kind, key, organisation }: Use): Path => {
  if (kind === 'organisation') return paths.organisationEdit(key);
  if (kind === 'agenda') return paths.organisationAgenda(organisation.key, { item: key });
  return kind === 'product' ? paths.product({ organisation: organisation.key }, key) : paths.supplement(organisation.key, key);
};
