import type { Key } from '@bronhouder/domain/instant.ts';
import {
  type DefaultSetting,
  type Effective,
  effectiveSettings,
  type OwnSettings,
  type SwitchName,
} from '@bronhouder/domain/teams/settings.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Team } from '../../../database/types.ts';

/** The columns that hold what a team sets itself. */
export const settingColumns = ['max_verify_age', 'organisation_types', 'product_types', 'categories', 'organisation_defaults'] as const;

/** What a team sets itself, from its row. */
export const ownSettings = (row: Pick<Selectable<Team>, (typeof settingColumns)[number]>): OwnSettings => {
  const defaults = row.organisation_defaults as Partial<Record<SwitchName, DefaultSetting>>;
  return {
    maxVerifyAge: row.max_verify_age,
    organisationTypes: row.organisation_types,
    productTypes: row.product_types,
    categories: row.categories,
    online: defaults.online ?? null,
    workflow: defaults.workflow ?? null,
    productWorkflow: defaults.productWorkflow ?? null,
  };
};

/** A team that set something. */
export type Setter = { key: Key; name: string };

/** A team as a link of the line from the root down: itself, and what it sets. */
export type Link = { team: Setter; own: OwnSettings };

/** These teams of the line from the root down, from rows in any order. */
export const lineOf = (
  path: readonly Key[],
  rows: readonly (Setter & Pick<Selectable<Team>, (typeof settingColumns)[number]>)[],
): Link[] => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return path.flatMap((key) => {
    const row = byKey.get(key);
    return row ? [{ team: { key, name: row.name }, own: ownSettings(row) }] : [];
  });
};

/** The line from the root down along this path. One round trip. */
export const lineAlong = async (db: Kysely<DB>, path: readonly Key[]): Promise<Link[]> => {
  const rows = await db
    .selectFrom('team')
    .select(['key', 'name', ...settingColumns])
    .where(sql<boolean>`key = any(${[...path]}::uuid[])`)
    .execute();
  return lineOf(path, rows);
};

/** What holds at the last of these teams, for a verb or a query that knows the path. One round trip. */
export const settingsAlong = async (db: Kysely<DB>, path: readonly Key[]): Promise<Effective<Setter>> =>
  effectiveSettings(await lineAlong(db, path));
