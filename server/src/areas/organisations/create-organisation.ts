import { normaliseContent } from '@bronhouder/domain/fields/check.ts';
import { readContent } from '@bronhouder/domain/fields/shape-problems.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { done, refused, refusedFor } from '@bronhouder/domain/outcome.ts';
import { newFacts } from '@bronhouder/domain/publication/facts.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { typeProblems } from '@bronhouder/domain/types/type-problems.ts';
import type { Maker } from '../../change.ts';
import { pathOfTeam } from '../teams/queries.ts';
import { maximumTypes } from '../tenants/tenant.ts';
import { organisationTypes } from '../types/queries.ts';
import type { OrganisationRecord } from './record.ts';
import { shownInLists } from './shown-in-lists.ts';
import { insert } from './store.ts';
import { withStoredFiles } from './stored-files.ts';
import { type Standing, standing } from './written.ts';

/** `key`: chosen beforehand, where whoever makes it has to know it; else a new one. */
type Input = { team: string; types: string[]; content: Content; workflow: boolean; online: boolean; key?: string };

/** Makes an organisation in a team, as a concept. Refuses the reasons against its types, and content that is not shaped as they say. */
export const createOrganisation: Maker<OrganisationRecord, Input, Standing> = {
  readPlace: 'TEAM:read',
  placeOf: async (trx, { team }) => {
    const teams = await pathOfTeam(trx, team);
    return teams && { teams };
  },
  make: async (input, { teams }, at, trx) => {
    const { house, tenant } = at.caller;
    const available = await organisationTypes(trx);
    const [first, ...also] = typeProblems({ chosen: input.types, current: [], available, maximum: maximumTypes(tenant.settings) });
    if (first) return refusedFor(first, also);
    const types = input.types.flatMap((key) => available.filter((type) => type.key === key));
    const sections = combine(types);
    const typed = readContent(sections, input.content);
    if (!typed.ok) return typed;
    const key = input.key ?? house.newKey();
    const filed = await withStoredFiles(trx, { key, types, content: {} }, normaliseContent(sections, typed.value));
    if (!filed.ok) return filed;
    const content = filed.value;
    const shown = shownInLists(content, { title: '' });
    if (shown.title === '') return refused('save.problems', { count: 1 }, [{ field: 'title', code: 'required' }]);
    return done({
      key,
      version: 1,
      place: { teams, organisation: key },
      team: input.team,
      ...shown,
      facts: newFacts(input),
      productWorkflow: true,
      depublicationNote: null,
      archivedBy: null,
      types,
      content,
      savedAt: at.now,
      savedBy: at.by,
      createdAt: at.now,
      watched: false,
    });
  },
  insert,
  answer: standing,
};
