import { people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test } from 'vitest';
import { filledAt, openWorld } from '../../for-tests.ts';
import { runJob } from '../../jobs/jobs.ts';

const world = await openWorld();
afterAll(world.close);
const secret = 'geheim-van-eenmaal';
const written = await world.house.mailer.write(
  world.db(),
  {
    kind: 'password-reset',
    to: 'karel@streekdata.example',
    name: 'Karel Jansen',
    language: 'nl',
    values: {},
    path: '/access/reset?token={secret}',
    secret,
    origin: 'http://localhost',
  },
  filledAt,
);

test('an administrator reads the mails, without the token that is in them', async () => {
  const anna = world.as(people.anna);
  const mail = {
    key: written,
    to: 'karel@streekdata.example',
    subject: expect.any(String),
    kind: 'password-reset',
    at: filledAt,
    state: 'queued',
    failure: null,
  };
  expect((await anna.get('/outbox')).body).toEqual({ rows: [mail], total: 1 });
  const { body } = await anna.get(`/outbox/${written}`);
  expect(body).toEqual({ ...mail, text: expect.stringContaining('{secret}'), html: expect.stringContaining('{secret}') });
  expect(JSON.stringify(body)).not.toContain(secret);
});

test('without a mail server a mail is kept, and its token with it no longer', async () => {
  await runJob(world.house, 'deliver');
  expect((await world.as(people.anna).get(`/outbox/${written}`)).body).toMatchObject({ state: 'kept' });
});

test.each([people.bram, people.karel, people.hanna, people.joost])(
  '$firstName, who does not administer the tenant, reads none',
  async (person) => {
    for (const path of ['/outbox', `/outbox/${written}`])
      expect((await world.as(person).get(path)).body).toMatchObject({ errorCode: 'right.missing' });
  },
);
