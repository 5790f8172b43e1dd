import { allStates } from '@bronhouder/domain/publication/states.ts';
import { publication as en } from '@bronhouder/phrases/en/publication.ts';
import { publication as nl } from '@bronhouder/phrases/nl/publication.ts';
import { on } from '../../http/implement.ts';
import { organisationMenu, teamMenu } from './queries.ts';

const { menu } = on;
const states = allStates.map((key) => ({ key, name: { nl: nl.states[key], en: en.states[key] } }));

export const menuRoutes = menu.router({
  organisation: menu.organisation.handler(({ context, input }) => organisationMenu(context.caller, input)),
  team: menu.team.handler(({ context, input }) => teamMenu(context.caller, input)),
  state: menu.state.handler(() => states),
});
