import type { Key } from '@bronhouder/domain/instant.ts';
import type { OrganisationRecord } from '../areas/organisations/record.ts';
import { referencesOf } from '../areas/records/record.ts';
import { insertHistories } from '../areas/organisations/store.ts';
import { type History, newestOf } from '../areas/records/history-store.ts';
import type { Records } from '../change.ts';
import type { Database } from '../database/connect.ts';
import type { Keeping } from './keeping.ts';

/**
 * Keeps new organisations in memory while the product's verbs work on them, each judged as ever, and writes them with everything that
 * happened to them in few statements: for filling a database with very many. `write` empties the memory.
 */
export const inBulk = (): Keeping & { write(database: Database, tenant: Key): Promise<void> } => {
  const histories = new Map<Key, History<OrganisationRecord>>();
  const historyOf = (key: Key): History<OrganisationRecord> => {
    const history = histories.get(key);
    if (!history) throw new Error(`no organisation ${key}`);
    return history;
  };
  const records: Records<OrganisationRecord> = {
    readRight: 'ORGANISATION:read',
    lock: async (_trx, key) => newestOf(historyOf(key)),
    write: async (_trx, written, caller) => void historyOf(written.next.key).acts.push({ written, caller }),
  };
  return {
    maker: (maker) => ({ ...maker, insert: async (_trx, made, by) => void histories.set(made.key, { made, by, acts: [] }) }),
    verb: (verb) => ({ ...verb, records }),
    seen: async (_caller, key) => {
      const { version, types, facts, productWorkflow } = newestOf(historyOf(key));
      const switches = { types: types.map((type) => type.key), workflow: facts.workflow, online: facts.online, productWorkflow };
      return { version, revision: facts.working, types: referencesOf(types), switches };
    },
    write: async (database, tenant) => {
      await database
        .forTenant(tenant)
        .transaction()
        .execute((trx) => insertHistories(trx, [...histories.values()]));
      histories.clear();
    },
  };
};
