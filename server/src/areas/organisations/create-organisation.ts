import { titleProblems } from '@bronhouder/domain/fields/title.ts';
import { normaliseContent } from '@bronhouder/domain/fields/check.ts';
import { notEditable } from '@bronhouder/domain/fields/editable.ts';
import { readContent } from '@bronhouder/domain/fields/shape-problems.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { startingSwitches } from '@bronhouder/domain/organisations/starting-switches.ts';
import { done, refused, refusedFor } from '@bronhouder/domain/outcome.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { againstMandatory } from '@bronhouder/domain/teams/deviations.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Maker } from '../../change.ts';
import { heldAlong } from '../teams/queries/held-along.ts';
import { pathOfTeam } from '../teams/queries/path.ts';
import { organisationTypes } from '../types/queries.ts';
import { newOrganisation } from './new-organisation.ts';
import type { OrganisationRecord } from './record.ts';
import { insert } from './store.ts';
import { withStoredFiles } from '../records/stored-files.ts';
import { typeReasons } from './type-reasons.ts';
import { type Standing, standing } from '../records/written.ts';

/** `key`: chosen beforehand, where whoever makes it has to know it; else a new one. Switches that are left out are as the team has them. */
type Input = {
  team: string;
  types: string[];
  content: Content;
  online?: boolean | undefined;
  workflow?: boolean | undefined;
  productWorkflow?: boolean | undefined;
  key?: string;
};

/**
 * Makes an organisation in a team, as a concept. Refuses with every reason at once: against its types (settings.types-required,
 * settings.types-maximum, settings.type-inactive, settings.type-not-allowed) and against its switches (settings.mandatory); then
 * content that is not shaped as the types say, a protected field that may not be filled in, and no title (point 5).
 */
export const createOrganisation: Maker<OrganisationRecord, Input, Standing> = {
  readPlace: 'TEAM:read',
  placeOf: async (trx, { team }) => {
    const teams = await pathOfTeam(trx, team);
    return teams && { teams };
  },
  make: async (input, { teams }, at, trx) => {
    const { house, tenant, who } = at.caller;
    const [available, held] = [await organisationTypes(trx), await heldAlong(trx, teams, tenant)];
    const switches = startingSwitches(held, input);
    const [first, ...also] = [
      ...typeReasons({ chosen: input.types, current: [], available, held }, tenant),
      ...againstMandatory(switches, null, held),
    ];
    if (first) return refusedFor(first, also);
    const types = input.types.flatMap((key) => available.filter((type) => type.key === key));
    const sections = combine(types);
    const typed = readContent(sections, input.content);
    if (!typed.ok) return typed;
    const key = input.key ?? house.newKey();
    const place = { teams, organisation: key };
    const filed = await withStoredFiles(trx, { key, types, content: {} }, normaliseContent(sections, typed.value));
    if (!filed.ok) return filed;
    const content = filed.value;
    const problems = [
      ...titleProblems(content),
      ...notEditable(sections, {}, content, allowed(who.assignments, place, 'ORGANISATION:fieldAdmin')),
    ];
    if (problems.length > 0) return refused('save.problems', { count: problems.length }, problems);
    return done(newOrganisation({ key, place, types, content, switches }, at));
  },
  insert,
  answer: standing,
};
