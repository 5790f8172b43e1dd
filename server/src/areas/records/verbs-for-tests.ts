import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { people } from '@bronhouder/world/cast.ts';
import { describe, expect, test } from 'vitest';
import { filledAt, type World } from '../../for-tests.ts';
import type { Method } from '../../http/client-for-tests.ts';
import { everything, logOf, revisionsOf } from '../organisations/traces-for-tests.ts';

type Person = { key: string };

/** A verb on a record, by whom it is done and by whom it may not be, and what is to come of it. */
export type Row<Seen> = {
  verb: string;
  method: Method;
  path: string;
  on: { key: string };
  by: Person;
  /** Reads the record, and may not do this. */
  reader: Person;
  refusal?: string;
  body?: (seen: Seen) => object;
  /** What it leaves in the log, and the facts it leads to. */
  act: string;
  action?: string;
  revision?: (seen: Seen) => number | null;
  facts?: object;
  note?: string;
  /** Input that is refused: what is wrong with it, and the field that is named. */
  wrong?: [object, string][];
};

type Kind<Seen> = {
  /** Where the records are, and the verbs on them. */
  path: '/organisation' | '/product';
  rows: Row<Seen>[];
  /** To whom one of these records is as unknown as one that there is not. */
  outsiders: readonly Person[];
  /** The field that the row of the save changes. */
  changed: string;
  /** Of what readers are told as facts, those that are the record's own: they stand in its log. */
  ownFacts: (facts: Facts) => object;
};

const unknown = '0198a000-0000-7000-8000-0000000fffff';
const unversioned: [object, string][] = [
  [{ version: 'one' }, 'version'],
  [{ version: undefined }, 'version'],
];

/** Every verb on a kind of record: to whom it is refused, for what, and what it leaves behind; a refusal leaves nothing. */
export const describeVerbs = <Seen extends { version: number; facts: { working: number } }>(
  world: World,
  { path, rows, outsiders, changed, ownFacts }: Kind<Seen>,
): void =>
  describe.each(rows)('$verb', (row) => {
    const seenNow = async () => (await world.as(people.anna).get<Seen>(`${path}/${row.on.key}`)).body;
    const bodyOf = (seen: Seen): object => ({ version: seen.version, ...row.body?.(seen) });
    const ask = (who: Person, body: object, key = row.on.key) =>
      world.as(who)[row.method === 'PUT' ? 'put' : row.method === 'POST' ? 'post' : 'delete'](`${path}/${key}${row.path}`, body);

    test('is refused: without the right, out of reach, from the other tenant, signed out; and nothing is left', async () => {
      const body = bodyOf(await seenNow());
      const before = await everything(world);

      const read = await ask(row.reader, body);
      expect({ status: read.status, code: read.body.errorCode }).toEqual({ status: 403, code: row.refusal ?? 'right.missing' });

      const nothing = await ask(people.carla, body, unknown);
      expect({ status: nothing.status, code: nothing.body.errorCode }).toEqual({ status: 404, code: 'record.unknown' });
      for (const outsider of outsiders) {
        const answer = await ask(outsider, body);
        expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: nothing.text });
      }

      const out = await world.nobody.ask(row.method, `${path}/${row.on.key}${row.path}`, { payload: body });
      expect({ status: out.status, code: out.body.errorCode }).toEqual({ status: 412, code: 'session.missing' });
      expect(await everything(world)).toEqual(before);
    });

    test('is refused for input that is wrong, with the field named; and nothing is left', async () => {
      const body = bodyOf(await seenNow());
      const before = await everything(world);
      for (const [wrong, field] of [...(row.verb === 'save' ? [] : unversioned), ...(row.wrong ?? [])]) {
        const answer = await ask(row.by, { ...body, ...wrong });
        expect([400, 422], `${JSON.stringify(wrong)}: ${answer.text}`).toContain(answer.status);
        expect(
          answer.body.problems?.map((problem) => problem.field),
          JSON.stringify(wrong),
        ).toContain(field);
      }
      expect(await everything(world)).toEqual(before);
    });

    test('is refused for a version that is no longer the newest', async () => {
      if (row.verb === 'save') return;
      const seen = await seenNow();
      const answer = await ask(row.by, { ...bodyOf(seen), version: seen.version - 1 });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ errorCode: 'version.newer', values: { version: seen.version } });
    });

    test('is done, and leaves what it should in the log', async () => {
      const seen = await seenNow();
      const before = { log: await logOf(world, row.on.key), revisions: await revisionsOf(world, row.on.key) };
      const answer = await ask(row.by, bodyOf(seen));
      expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });

      // What ends at its co-organisers is theirs, and tested there.
      const entries = (await logOf(world, row.on.key)).slice(before.log.length).filter(({ act }) => !act.startsWith('share'));
      expect(entries).toEqual([
        expect.objectContaining({
          act: row.act,
          action: row.action ?? 'update',
          by: row.by.key,
          at: filledAt,
          revision: row.revision?.(seen) ?? null,
          note: row.note ?? null,
        }),
      ]);
      if (row.verb === 'erase') return;

      expect(answer.body).toMatchObject({ key: row.on.key, version: seen.version + 1, facts: row.facts });
      const now = await seenNow();
      expect({ version: now.version, facts: now.facts }).toEqual({ version: answer.body.version, facts: answer.body.facts });
      expect(entries[0]?.details).toMatchObject({ facts: ownFacts(now.facts as Facts) });
      const made = (await revisionsOf(world, row.on.key)).slice(before.revisions.length);
      expect(made.map(({ number, made_by, fields }) => ({ number, made_by, fields }))).toEqual(
        row.verb === 'save' ? [{ number: seen.facts.working + 1, made_by: row.by.key, fields: [changed] }] : [],
      );
    });
  });
