import { organisations as its, people, teams, tenants } from '@bronhouder/world/cast.ts';
import { expect } from 'vitest';
import { later } from '../../access/limits.ts';
import { filledAt, type World } from '../../for-tests.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
export const lindenhof = { kind: 'organisation', key: its.lindenhof.key } as const;
export const kempen = { kind: 'team', key: teams.kempen.key } as const;
export type Wanted = {
  emails: string[];
  role: string;
  place: { kind: string; key: string };
  scope: string;
  language: string;
  message?: string;
};
type Result = { email: string; outcome: string; key: string | null };

export const results = (body: unknown): Result[] => body as Result[];
export const outcomes = (body: unknown) => results(body).map(({ outcome }) => outcome);
export const refusal = ({ status, body }: { status: number; body: { errorCode: string } }) => ({ status, code: body.errorCode });

/** What the tests of invitations do again and again in a world. */
export const invitationsIn = (world: World) => {
  const { editor } = tenants.streekdata.builtInRoles;
  const wanted: Wanted = { emails: ['nieuw@bieb.example'], role: editor, place: lindenhof, scope: 'current', language: 'nl' };
  const invite = (who: { key: string }, change: Partial<Wanted> = {}) => world.as(who).post('/invitation', { ...wanted, ...change });

  /** Invites one address; the key of the invitation. */
  const invited = async (who: { key: string }, email: string, change: Partial<Wanted> = {}): Promise<string> => {
    const { status, body } = await invite(who, { ...change, emails: [email] });
    expect({ status, outcomes: outcomes(body) }).toEqual({ status: 200, outcomes: ['invited'] });
    return results(body)[0]?.key ?? '';
  };
  const row = (key: string) => world.db().selectFrom('invitation').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  const traces = (record: string) =>
    world
      .db()
      .selectFrom('audit')
      .select(['action', 'act', 'by', 'details'])
      .where('record', '=', record)
      .orderBy('at')
      .orderBy('key')
      .execute();
  const mails = () => world.db().selectFrom('mail').selectAll().orderBy('at').orderBy('key').execute();
  const rolesOf = (person: { key: string }) =>
    world
      .db()
      .selectFrom('assignment')
      .select(['role', 'scope', 'team', 'organisation', 'created_by'])
      .where('user_id', '=', person.key)
      .execute();

  /** No invitation is open, no mail is written, and Joost has no role. */
  const begin = async () => {
    world.at(filledAt);
    const db = world.db();
    await db.deleteFrom('mail').execute();
    await db
      .updateTable('invitation')
      .set({ answer: 'withdrawn', answered_at: filledAt, created_at: later(filledAt, -7 * day) })
      .execute();
    await db.deleteFrom('assignment').where('user_id', '=', people.joost.key).execute();
  };
  return { wanted, invite, invited, row, traces, mails, rolesOf, begin };
};
