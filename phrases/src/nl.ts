import { access } from './nl/access.ts';
import { agendaDialog } from './nl/agenda-dialog.ts';
import { edit } from './nl/edit.ts';
import { errors } from './nl/errors.ts';
import { formats } from './nl/formats.ts';
import { forms } from './nl/forms.ts';
import { assignments } from './nl/assignments.ts';
import { invitations } from './nl/invitations.ts';
import { people } from './nl/people.ts';
import { profile } from './nl/profile.ts';
import { rights } from './nl/rights.ts';
import { copying } from './nl/copying.ts';
import { calendar } from './nl/calendar.ts';
import { creation } from './nl/creation.ts';
import { subteams } from './nl/subteams.ts';
import { teamSettings } from './nl/team-settings.ts';
import { typeChange } from './nl/type-change.ts';
import { help } from './nl/help.ts';
import { history } from './nl/history.ts';
import { holidays } from './nl/holidays.ts';
import { home } from './nl/home.ts';
import { look } from './nl/look.ts';
import { organisation } from './nl/organisation.ts';
import { problems } from './nl/problems.ts';
import { product } from './nl/product.ts';
import { publication } from './nl/publication.ts';
import { recordRefusals } from './nl/record-refusals.ts';
import { refusals } from './nl/refusals.ts';
import { feeds } from './nl/feeds.ts';
import { glance } from './nl/glance.ts';
import { isil } from './nl/isil.ts';
import { relations } from './nl/relations.ts';
import { roles } from './nl/roles.ts';
import { sharing } from './nl/sharing.ts';
import { shell } from './nl/shell.ts';
import { supplement } from './nl/supplement.ts';
import { team } from './nl/team.ts';
import { timing } from './nl/timing.ts';
import { types } from './nl/types.ts';
import { values } from './nl/values.ts';

/** Every text in Dutch: one property per noun, one file per property. */
export const nl = {
  access,
  agendaDialog,
  edit,
  errors,
  formats,
  forms,
  assignments,
  invitations,
  people,
  profile,
  rights,
  calendar,
  copying,
  creation,
  subteams,
  teamSettings,
  typeChange,
  help,
  history,
  holidays,
  home,
  look,
  organisation,
  problems,
  product,
  publication,
  recordRefusals,
  refusals,
  roles,
  relations,
  feeds,
  glance,
  isil,
  sharing,
  shell,
  supplement,
  team,
  timing,
  types,
  values,
};
