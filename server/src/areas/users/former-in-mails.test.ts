import { people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { makePerson } from './for-tests.ts';

const world = await openWorld();
afterAll(world.close);
const db = world.db();
const kept = { recipient: people.karel.email, kind: 'organisation-changed', at: filledAt, state: 'kept' };

/** A mail that somebody else got, as the outbox keeps it. */
const mailed = async (subject: string, text: string, html: string): Promise<string> => {
  const key = world.house.newKey();
  await db
    .insertInto('mail')
    .values({ ...kept, key, subject, body_text: text, body_html: html })
    .execute();
  return key;
};
const mail = (key: string) => db.selectFrom('mail').select(['subject', 'body_text', 'body_html']).where('key', '=', key).executeTakeFirst();

test('mails to others name a former user, in their language, whatever the name looks like there', async () => {
  const it = await makePerson(world, 'Proef', []);
  await db.updateTable('user_account').set({ name: "Jo 't O." }).where('id', '=', it.key).execute();
  const dutch = await mailed("Door Jo 't O.", `Door JO\n'T O., ${it.email}. Jo 't Ox blijft.`, '<html lang="nl"><b>Jo &#x27;t O.</b>');
  const english = await mailed('x', "Changed by Jo 't O. today", '<html dir="ltr" lang="en">Jo &#x27;t O.');
  const line = { user_id: people.karel.key, at: filledAt, kind: 'agenda-changed', path: '#/home', key: world.house.newKey() };
  await db
    .insertInto('digest_line')
    .values({ ...line, line: "Leesclub: gewijzigd, door Jo 't O." })
    .execute();

  const anna = world.as(people.anna);
  const { version } = (await anna.get(`/user/${it.key}`)).body;
  expect((await anna.post(`/user/${it.key}/anonymisation`, { version, email: it.email })).status).toBe(200);

  const former = 'een voormalige gebruiker';
  expect(await mail(dutch)).toEqual({
    subject: `Door ${former}`,
    body_text: `Door ${former}, ${former}. Jo 't Ox blijft.`,
    body_html: `<html lang="nl"><b>${former}</b>`,
  });
  expect(await mail(english)).toMatchObject({
    body_text: 'Changed by a former user today',
    body_html: '<html dir="ltr" lang="en">a former user',
  });
  expect(await db.selectFrom('digest_line').select('line').execute()).toEqual([{ line: `Leesclub: gewijzigd, door ${former}` }]);
});
