import { frameScreens } from './screens/frame.ts';
import { organisationsScreens } from './screens/organisations.ts';
import { peopleScreens } from './screens/people.ts';
import { rolesScreens } from './screens/roles.ts';
import type { Screen } from './screens/screen.ts';
import { teamsScreens } from './screens/teams.ts';

/** Every screen, and the dialogs that matter. */
export const screens: Screen[] = [...frameScreens, ...teamsScreens, ...organisationsScreens, ...rolesScreens, ...peopleScreens];
