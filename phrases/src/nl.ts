import { access } from './nl/access.ts';
import { edit } from './nl/edit.ts';
import { errors } from './nl/errors.ts';
import { formats } from './nl/formats.ts';
import { forms } from './nl/forms.ts';
import { help } from './nl/help.ts';
import { home } from './nl/home.ts';
import { organisation } from './nl/organisation.ts';
import { problems } from './nl/problems.ts';
import { publication } from './nl/publication.ts';
import { refusals } from './nl/refusals.ts';
import { roles } from './nl/roles.ts';
import { shell } from './nl/shell.ts';
import { team } from './nl/team.ts';
import { values } from './nl/values.ts';

/** Every text in Dutch: one property per noun, one file per property. */
export const nl = {
  access,
  edit,
  errors,
  formats,
  forms,
  help,
  home,
  organisation,
  problems,
  publication,
  refusals,
  roles,
  shell,
  team,
  values,
};
