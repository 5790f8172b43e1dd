import { access } from './en/access.ts';
import { agendaDialog } from './en/agenda-dialog.ts';
import { edit } from './en/edit.ts';
import { errors } from './en/errors.ts';
import { formats } from './en/formats.ts';
import { forms } from './en/forms.ts';
import { assignments } from './en/assignments.ts';
import { invitations } from './en/invitations.ts';
import { people } from './en/people.ts';
import { profile } from './en/profile.ts';
import { rights } from './en/rights.ts';
import { copying } from './en/copying.ts';
import { calendar } from './en/calendar.ts';
import { creation } from './en/creation.ts';
import { subteams } from './en/subteams.ts';
import { teamSettings } from './en/team-settings.ts';
import { typeChange } from './en/type-change.ts';
import { help } from './en/help.ts';
import { history } from './en/history.ts';
import { holidays } from './en/holidays.ts';
import { home } from './en/home.ts';
import { look } from './en/look.ts';
import { organisation } from './en/organisation.ts';
import { problems } from './en/problems.ts';
import { product } from './en/product.ts';
import { publication } from './en/publication.ts';
import { recordRefusals } from './en/record-refusals.ts';
import { refusals } from './en/refusals.ts';
import { feeds } from './en/feeds.ts';
import { glance } from './en/glance.ts';
import { isil } from './en/isil.ts';
import { relations } from './en/relations.ts';
import { roles } from './en/roles.ts';
import { sharing } from './en/sharing.ts';
import { shell } from './en/shell.ts';
import { supplement } from './en/supplement.ts';
import { team } from './en/team.ts';
import { timing } from './en/timing.ts';
import { types } from './en/types.ts';
import { values } from './en/values.ts';
import type { nl } from './nl.ts';

/** Every text in English, in the shape of the Dutch ones. */
export const en: typeof nl = {
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
