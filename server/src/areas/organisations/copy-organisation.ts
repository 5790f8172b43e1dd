import { fieldsOf, normaliseContent } from '@bronhouder/domain/fields/check.ts';
import { copied } from '@bronhouder/domain/fields/copied.ts';
import { asStored, filesIn, withoutFiles } from '@bronhouder/domain/fields/files.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { switchesOfCopy } from '@bronhouder/domain/organisations/starting-switches.ts';
import { done, refused, refusedFor } from '@bronhouder/domain/outcome.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import type { Maker } from '../../change.ts';
import { copyFiles } from '../files/copy-files.ts';
import { heldAlong } from '../teams/queries/held-along.ts';
import { pathOfTeam } from '../teams/queries/path.ts';
import { organisationTypes } from '../types/queries.ts';
import { newOrganisation } from './new-organisation.ts';
import { originalOf, placeOfOrganisation } from './queries/original.ts';
import type { OrganisationRecord } from './record.ts';
import { insert } from './store.ts';
import { typeReasons } from './type-reasons.ts';
import { type Standing, standing } from '../records/written.ts';

type Input = { key: Key; team: Key; title: string };
type Copy = OrganisationRecord & { source: Key; sourceRevision: number };

/**
 * Copies an organisation, as a concept with a key of its own, into its team or another one: its newest content without what says which
 * organisation it is, every file with bytes of its own. Refuses: record.unknown (also of the team), copy.right, copy.target, every
 * reason against its types there at once, save.problems for no title.
 */
export const copyOrganisation: Maker<Copy, Input, Standing> = {
  readPlace: 'ORGANISATION:read',
  withoutRight: 'copy.right',
  placeOf: (trx, { key }) => placeOfOrganisation(trx, key),
  make: async (input, _source, at, trx) => {
    const { house, tenant, who } = at.caller;
    const teams = await pathOfTeam(trx, input.team);
    if (!teams || !allowed(who.assignments, { teams }, 'TEAM:read')) return refused('record.unknown');
    if (!allowed(who.assignments, { teams }, 'ORGANISATION:create')) return refused('copy.target');
    if (input.title === '') return refused('save.problems', { count: 1 }, [{ field: 'title', code: 'required' }]);
    const [original, available, held] = [
      await originalOf(trx, input.key),
      await organisationTypes(trx),
      await heldAlong(trx, teams, tenant),
    ];
    const { types } = original;
    const [first, ...also] = typeReasons({ chosen: types.map(({ key }) => key), current: [], available, held }, tenant);
    if (first) return refusedFor(first, also);
    const key = house.newKey();
    const place = { teams, organisation: key };
    const sections = combine(types);
    const fields = fieldsOf(sections);
    const brought = copied(fields, original.content, allowed(who.assignments, place, 'ORGANISATION:fieldAdmin')).content;
    const files = filesIn(fields, brought).map(({ file }) => file.key);
    const copies = await copyFiles(trx, at.caller, { from: input.key, to: key, keys: files });
    const owned = asStored(
      fields,
      withoutFiles(fields, brought, (file) => copies.has(file)),
      copies,
    );
    const content = normaliseContent(sections, { ...owned, title: input.title });
    const switches = switchesOfCopy(held, original.switches);
    return done({ ...newOrganisation({ key, place, types, content, switches }, at), source: input.key, sourceRevision: original.revision });
  },
  insert: (trx, it, caller) => {
    const values = { source: it.source, sourceRevision: it.sourceRevision };
    return insert(trx, it, caller, { act: 'copy', action: 'copied', revision: 1, note: null, values });
  },
  answer: standing,
};
