import { asOwner, withClient } from '@bronhouder/server/database/connection.ts';
import { runningServer } from '@bronhouder/server/database/embedded-running.ts';
import { tenants } from '@bronhouder/world/cast.ts';
import { worldKey } from '@bronhouder/world/key.ts';

export type Kind = 'organisation' | 'product';

export type Record = {
  key: string;
  version: number;
  revision: number;
  types: { key: string; version: number }[];
  content: { [field: string]: unknown };
};

/** What the keys of generated records have in common: those of the cast stand in every state, also in hopeless ones. */
const partOf = (noun: 'generated' | 'generatedProduct'): string => worldKey(noun, 1, 0).slice(13, 24);

const newest = 'join revision r on r.record = x.key and r.number = x.working';
const sources: { [K in Kind]: { noun: Parameters<typeof partOf>[0]; from: string; workflow: string } } = {
  organisation: { noun: 'generated', from: `organisation x ${newest} join organisation o on o.key = x.key`, workflow: 'o.workflow' },
  product: {
    noun: 'generatedProduct',
    from: `product x ${newest} join organisation o on o.key = x.organisation`,
    workflow: 'o.product_workflow',
  },
};
const alive = 'x.archived_at is null and o.archived_at is null and o.deactivated_at is null';
const unpublished = 'o.online and x.planned_from is null and x.published_revision is distinct from x.working';

const select = async (kind: Kind, dataDir: string, condition: string, limit: number): Promise<Record[]> => {
  const config = await runningServer(dataDir);
  if (!config) throw new Error('there is no database');
  const { noun, from, workflow } = sources[kind];
  const query = `select x.key, x.version, x.working as revision, r.types, r.content from ${from}
    where x.tenant = $1 and x.key::text like '%${partOf(noun)}%' and ${workflow} and ${alive} and ${condition}
    order by md5(x.key::text) limit ${limit}`;
  return withClient(asOwner(config), async (client) => (await client.query<Record>(query, [tenants.streekdata.key])).rows);
};

/** Records of the demo world's first tenant, in no particular order but always the same. */
export const anyRecords = (kind: Kind, dataDir: string, limit: number): Promise<Record[]> => select(kind, dataDir, 'true', limit);

/** Records that have something to publish. */
export const unpublishedRecords = (kind: Kind, dataDir: string, limit: number): Promise<Record[]> =>
  select(kind, dataDir, unpublished, limit);
