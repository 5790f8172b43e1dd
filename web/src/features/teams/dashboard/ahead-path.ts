import { paths } from '../../../paths.ts';
import type { Ahead } from './ahead-looks.ts';

const invited = { statuses: ['invited' as const] };

/** Where the thing that something happens to can be looked after. */
export const pathOfAhead = ({ what, subject: { kind, key, organisation } }: Ahead) => {
  if (kind === 'user') return paths.user(key);
  if (what === 'invitation-expires') return kind === 'team' ? paths.teamUsers(key, invited) : paths.organisationUsers(key, invited);
  if (kind === 'product' && organisation) return paths.product({ organisation }, key);
  return kind === 'team' ? paths.team(key) : paths.organisation(key);
};
