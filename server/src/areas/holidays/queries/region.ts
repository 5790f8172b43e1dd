import type { Address } from '@bronhouder/domain/fields/value.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { type HolidayRegion, regionOfAddress } from '@bronhouder/domain/holidays/region.ts';
import type { Place } from '@bronhouder/domain/holidays/school-region.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { regionsNamed } from '../../../services/regions/regions.ts';
import { homeRegion } from '../home-region.ts';

const placeOf = (code: string | undefined): Place | null => {
  const [municipality] = regionsNamed(code ? [code] : []);
  return municipality?.parent ? { province: municipality.parent, municipality: municipality.name } : null;
};

/** Where the holidays of an organisation are kept: by its address as it was last saved, else as everywhere at the tenant. One round trip. */
export const regionOfOrganisation = async (caller: Caller, { key }: { key: Key }): Promise<{ region: HolidayRegion }> => {
  const { address } = found(
    await caller.db
      .selectFrom('organisation as o')
      .innerJoin('team as t', 't.key', 'o.team')
      .innerJoin('revision as r', (join) => join.onRef('r.record', '=', 'o.key').onRef('r.number', '=', 'o.working'))
      .select(sql<Partial<Address> | null>`r.content -> 'address'`.as('address'))
      .where('o.key', '=', key)
      .where(organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller))))
      .executeTakeFirst(),
  );
  return { region: regionOfAddress(address ?? {}, placeOf(address?.municipality)) ?? homeRegion(caller) };
};
