import { agenda } from './agenda.ts';
import { assignment } from './assignment.ts';
import { check } from './check.ts';
import { copying } from './copying.ts';
import { favourite } from './favourite.ts';
import { feed } from './feed.ts';
import { file } from './file.ts';
import { holidayHours } from './holiday-hours.ts';
import { holiday } from './holiday.ts';
import { invitation } from './invitation.ts';
import { look } from './look.ts';
import { menu } from './menu.ts';
import { organisation } from './organisation.ts';
import { outbox } from './outbox.ts';
import { product } from './product.ts';
import { profile } from './profile.ts';
import { isil } from './isil.ts';
import { relation } from './relation.ts';
import { relationType } from './relation-type.ts';
import { role } from './role.ts';
import { session } from './session.ts';
import { sharing } from './sharing.ts';
import { supplement } from './supplement.ts';
import { task } from './task.ts';
import { team } from './team.ts';
import { tenant } from './tenant.ts';
import { type } from './type.ts';
import { user } from './user.ts';

/** The main API, below its base address (`/api`). */
export const api = {
  session,
  favourite,
  menu,
  organisation,
  product,
  copying,
  sharing,
  team,
  role,
  relationType,
  relation,
  isil,
  assignment,
  invitation,
  user,
  profile,
  look,
  tenant,
  task,
  type,
  feed,
  file,
  holiday,
  holidayHours,
  check,
  outbox,
  supplement,
  agenda,
};
