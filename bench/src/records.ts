import { asOwner, withClient } from '@bronhouder/server/database/connection.ts';
import { runningServer } from '@bronhouder/server/database/embedded-running.ts';
import { tenants } from '@bronhouder/world/cast.ts';
import { worldKey } from '@bronhouder/world/key.ts';

export type Record = {
  key: string;
  version: number;
  revision: number;
  types: { key: string; version: number }[];
  content: { [field: string]: unknown };
};

const columns =
  'o.key, o.version, o.working as revision, r.types, r.content from organisation o join revision r on r.record = o.key and r.number = o.working';
/** What the keys of generated organisations have in common: those of the cast stand in every state, also in hopeless ones. */
const generated = worldKey('generated', 1, 0).slice(13, 24);
const whole = `o.tenant = $1 and o.key::text like '%${generated}%' and o.archived_at is null and o.deactivated_at is null`;
const unpublished = 'o.workflow and o.online and o.planned_from is null and o.published_revision is distinct from o.working';

const select = async (dataDir: string, condition: string, limit: number): Promise<Record[]> => {
  const config = await runningServer(dataDir);
  if (!config) throw new Error('there is no database');
  const query = `select ${columns} where ${whole} and ${condition} order by md5(o.key::text) limit ${limit}`;
  return withClient(asOwner(config), async (client) => (await client.query<Record>(query, [tenants.streekdata.key])).rows);
};

/** Organisations of the demo world's first tenant, in no particular order but always the same. */
export const anyRecords = (dataDir: string, limit: number): Promise<Record[]> => select(dataDir, 'o.workflow', limit);

/** Organisations that have something to publish. */
export const unpublishedRecords = (dataDir: string, limit: number): Promise<Record[]> => select(dataDir, unpublished, limit);
