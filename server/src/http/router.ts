import { agendaRoutes } from '../areas/agenda/routes.ts';
import { feedRoutes } from '../areas/agenda-feeds/routes.ts';
import { assignmentRoutes } from '../areas/assignments/routes.ts';
import { checkRoutes } from '../areas/checks/routes.ts';
import { favouriteRoutes } from '../areas/favourites/routes.ts';
import { fileRoutes } from '../areas/files/routes.ts';
import { holidayHoursRoutes } from '../areas/holidays/hours/routes.ts';
import { holidayRoutes } from '../areas/holidays/routes.ts';
import { invitationRoutes } from '../areas/invitations/routes.ts';
import { lookRoutes } from '../areas/look/routes.ts';
import { menuRoutes } from '../areas/menus/routes.ts';
import { organisationRoutes } from '../areas/organisations/routes.ts';
import { outboxRoutes } from '../areas/outbox/routes.ts';
import { copyingRoutes } from '../areas/products/copying/routes.ts';
import { sharingRoutes } from '../areas/products/sharing/routes.ts';
import { isilRoutes } from '../areas/isil/routes.ts';
import { relationRoutes } from '../areas/relations/routes.ts';
import { relationTypeRoutes } from '../areas/relation-types/routes.ts';
import { roleRoutes } from '../areas/roles/routes.ts';
import { productRoutes } from '../areas/products/routes.ts';
import { profileRoutes } from '../areas/profile/routes.ts';
import { sessionRoutes } from '../areas/sessions/routes.ts';
import { supplementRoutes } from '../areas/supplements/routes.ts';
import { taskRoutes } from '../areas/tasks/routes.ts';
import { teamRoutes } from '../areas/teams/routes.ts';
import { tenantRoutes } from '../areas/tenants/routes.ts';
import { typeRoutes } from '../areas/types/routes.ts';
import { userRoutes } from '../areas/users/routes.ts';
import { on } from './implement.ts';

/** Every call of the main API with its handler: a call of the contract without one does not compile. */
export const router = on.router({
  session: sessionRoutes,
  favourite: favouriteRoutes,
  menu: menuRoutes,
  organisation: organisationRoutes,
  product: productRoutes,
  copying: copyingRoutes,
  sharing: sharingRoutes,
  team: teamRoutes,
  role: roleRoutes,
  relationType: relationTypeRoutes,
  relation: relationRoutes,
  isil: isilRoutes,
  user: userRoutes,
  assignment: assignmentRoutes,
  invitation: invitationRoutes,
  look: lookRoutes,
  profile: profileRoutes,
  tenant: tenantRoutes,
  task: taskRoutes,
  type: typeRoutes,
  feed: feedRoutes,
  file: fileRoutes,
  holiday: holidayRoutes,
  holidayHours: holidayHoursRoutes,
  check: checkRoutes,
  outbox: outboxRoutes,
  supplement: supplementRoutes,
  agenda: agendaRoutes,
});
