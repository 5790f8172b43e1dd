import { agendaScreens } from './screens/agenda.ts';
import { agendaDialogScreens } from './screens/agenda-dialog.ts';
import { copyingScreens } from './screens/copying.ts';
import { feedsScreens } from './screens/feeds.ts';
import { frameScreens } from './screens/frame.ts';
import { holidaysScreens } from './screens/holidays.ts';
import { organisationsScreens } from './screens/organisations.ts';
import { peopleScreens } from './screens/people.ts';
import { productsScreens } from './screens/products.ts';
import { isilScreens } from './screens/isil.ts';
import { relationsScreens } from './screens/relations.ts';
import { rolesScreens } from './screens/roles.ts';
import type { Screen } from './screens/screen.ts';
import { sharingScreens } from './screens/sharing.ts';
import { supplementsScreens } from './screens/supplements.ts';
import { teamsScreens } from './screens/teams.ts';
import { typesScreens } from './screens/types.ts';

/** Every screen, and the dialogs that matter. */
export const screens: Screen[] = [
  ...frameScreens,
  ...teamsScreens,
  ...organisationsScreens,
  ...productsScreens,
  ...copyingScreens,
  ...sharingScreens,
  ...rolesScreens,
  ...relationsScreens,
  ...isilScreens,
  ...holidaysScreens,
  ...peopleScreens,
  ...typesScreens,
  ...supplementsScreens,
  ...agendaScreens,
  ...agendaDialogScreens,
  ...feedsScreens,
];
