import type { Key } from '@bronhouder/domain/instant.ts';
import type { Place, Scope } from '@bronhouder/domain/permissions/assignment.ts';
import { organisations as its, people, tenants } from '@bronhouder/world/cast.ts';
import { expect } from 'vitest';
import { createAccount } from '../../access/accounts.ts';
import { writesThatWait } from '../../database/waiting-for-tests.ts';
import { filledAt, type World } from '../../for-tests.ts';
import type { Answer } from '../../http/client-for-tests.ts';
import { makeAssignment } from './make-assignment.ts';

export const both = 'currentAndBeneath';
export const atTeam = ({ key }: { key: Key }): Place => ({ kind: 'team', key });
export const atOrganisation = ({ key }: { key: Key }): Place => ({ kind: 'organisation', key });
export const said = ({ status, body }: Answer) => ({ status, code: body.errorCode });

/** A line of a list, as far as the tests look at it. */
export type Line = { key: Key; version: number; email: string; status: string; scope: Scope; actions: string[]; [more: string]: unknown };

/** What the tests of roles that people hold do again and again in a world. */
export const assignmentsIn = (world: World) => {
  const author = () => ({ house: world.house, now: world.house.clock(), who: null });
  const make = async (person: { key: Key }, role: Key, place: Place, scope: Scope = both): Promise<Key> => {
    const key = world.house.newKey();
    await makeAssignment(author(), world.tenant.key, { key, person: person.key, role, place, scope });
    return key;
  };
  let count = 0;
  return {
    make,
    /** Somebody new with one role. */
    somebody: async (role: Key, place: Place, scope: Scope = both): Promise<{ key: Key; email: string; held: Key }> => {
      count += 1;
      const email = `iemand${count}@rollen.example`;
      const made = await createAccount(author(), world.tenant.key, { email, firstName: 'Iemand', familyName: `Nummer ${count}` });
      if (!made.ok) throw new Error(made.fault);
      return { key: made.key, email, held: await make(made, role, place, scope) };
    },
    rows: async (query: string, by = world.as(people.anna)): Promise<Line[]> => {
      const { status, body } = await by.get(`/assignment?size=100${query && `&${query}`}`);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.rows as Line[];
    },
    holds: async (key: Key) =>
      world.db().selectFrom('assignment').select(['user_id', 'role', 'scope', 'version']).where('key', '=', key).executeTakeFirst(),
    deactivate: (person: { key: Key }) =>
      world.db().updateTable('user_account').set({ deactivated_at: world.house.clock() }).where('id', '=', person.key).execute(),
    mailTo: (email: string) =>
      world.db().selectFrom('mail').select(['kind', 'subject', 'body_text']).where('recipient', '=', email).orderBy('at').execute(),
    writesThatWait: () => writesThatWait(world.db()),
    invite: async (email: string, expiresAt: string, organisation: { key: Key }, more: object = {}): Promise<void> => {
      const { editor } = tenants.streekdata.builtInRoles;
      const row = { key: world.house.newKey(), email, language: 'nl', role: editor, scope: both, organisation: organisation.key };
      const at = { created_at: filledAt, created_by: people.bram.key, updated_at: filledAt, sent_at: filledAt, expires_at: expiresAt };
      await world
        .db()
        .insertInto('invitation')
        .values({ ...row, ...at, ...more })
        .execute();
    },
    signedIn: (person: { key: Key }, at: string) =>
      world.db().updateTable('user_account').set({ last_logon_at: at }).where('id', '=', person.key).execute(),
  };
};

/** At the library: who was there lately and who not, who is invited, whose invitation expired, and who declined. */
export const fillLibrary = async (world: World): Promise<void> => {
  const { invite, signedIn } = assignmentsIn(world);
  await invite('open@later.example', '2026-12-01T00:00:00.000Z', its.lindenhof);
  await invite('oud@eerder.example', '2026-11-01T00:00:00.000Z', its.lindenhof);
  await invite('nee@eerder.example', '2026-12-01T00:00:00.000Z', its.lindenhof, { answer: 'denied', answered_at: filledAt });
  await signedIn(people.karel, '2026-11-20T10:00:00Z');
  await signedIn(people.femke, '2026-06-01T10:00:00Z');
};

export const atLibrary = `organisation=${its.lindenhof.key}`;
export const addresses = (lines: Line[]) => lines.map(({ email }) => email.split('@')[0]);
