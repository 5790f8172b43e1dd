import { access } from '@bronhouder/contract/access.ts';
import { api } from '@bronhouder/contract/api.ts';
import { regions, tenants as tenantsService, words } from '@bronhouder/contract/services.ts';
import { organisations as its, people, teams } from '@bronhouder/world/cast.ts';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../for-tests.ts';
import { multipart, type Method } from './client-for-tests.ts';

/**
 * Who may do what: every call of the contract against everybody it could come from.
 *
 *  yes  the right is there             no   403: may read it, but not do this
 *  -    404, as if it did not exist    out  412: nobody is signed in
 *  none an empty list                 401  signed in without any role
 */
const columns = [
  'root admin',
  'team admin',
  'manager of it',
  'team manager',
  'editor of it',
  'editor beneath',
  'viewer',
  'custom role',
  'other team',
  'no role',
  'other tenant',
  'signed out',
];
const rows = `
#                           root  team  manager team editor editor         custom other no    other  signed
#                           admin admin of it   mgr  of it  beneath viewer role   team  role  tenant out
organisation.list           yes   yes   yes     yes  yes    yes     yes    yes    none  none  yes    out
organisation.counts         yes   yes   yes     yes  yes    yes     yes    yes    none  none  yes    out
organisation.get            yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
organisation.create         yes   yes   -       no   -      -       no     no     -     -     -      out
organisation.save           yes   yes   yes     yes  yes    yes     no     yes    -     -     -      out
organisation.publish        yes   yes   yes     yes  no     no      no     no     -     -     -      out
organisation.plan           yes   yes   yes     yes  no     no      no     no     -     -     -      out
organisation.withdrawPlan   yes   yes   yes     yes  no     no      no     no     -     -     -      out
organisation.depublish      yes   yes   yes     yes  no     no      no     no     -     -     -      out
organisation.cancelEnd      yes   yes   yes     yes  no     no      no     no     -     -     -      out
organisation.deactivate     yes   yes   no      no   no     no      no     no     -     -     -      out
organisation.activate       yes   yes   no      no   no     no      no     no     -     -     -      out
organisation.archive        yes   yes   no      no   no     no      no     no     -     -     -      out
organisation.restore        yes   yes   no      no   no     no      no     no     -     -     -      out
organisation.erase          yes   yes   no      no   no     no      no     no     -     -     -      out
organisation.effects        yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
organisation.settings       yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
organisation.updateSettings yes   yes   yes     yes  no     no      no     no     -     -     -      out
organisation.notifications  yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
organisation.rights         yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
organisation.presence       yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
# Takes away the caller's own mark, also when the right is gone meanwhile: the same answer everywhere.
organisation.leave          yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
organisation.auditlog       yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
organisation.revisions      yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
organisation.revision       yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
file.upload                 yes   yes   yes     yes  yes    yes     no     yes    -     -     -      out
file.download               yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
menu.organisation           yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
menu.team                   yes   yes   -       yes  -      -       yes    yes    -     -     -      out
menu.state                  yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
team.get                    yes   yes   -       yes  -      -       yes    yes    -     -     -      out
tenant.settings             yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
type.organisation           yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
favourite.list              yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
favourite.add               yes   yes   yes     yes  yes    yes     yes    yes    -     -     -      out
favourite.remove            yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
session.info                yes   yes   yes     yes  yes    yes     yes    yes    yes   401   yes    out
session.update              yes   yes   yes     yes  yes    yes     yes    yes    yes   401   yes    out
# The task is the team manager's.
task.list                   yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
task.get                    -     -     -       yes  -      -       -      -      -     -     -      out
task.complete               -     -     -       yes  -      -       -      -      -     -     -      out
check.email                 yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
check.url                   yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
# Mails are the whole tenant's; the administrator of the other tenant reads its own, which this mail is none of.
outbox.list                 yes   no    no      no   no     no      no     no     no    no    none   out
outbox.get                  yes   no    no      no   no     no      no     no     no    no    -      out
access.session              yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    out
access.siteSettings         yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    yes
regions.list                yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    yes
regions.named               yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    yes
words.list                  yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    yes
tenants.current             yes   yes   yes     yes  yes    yes     yes    yes    yes   yes   yes    yes
`;
const table = new Map(
  rows
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/))
    .map(([name = '', ...cells]) => [name, cells] as const),
);

const world = await openWorld();
afterAll(world.close);

type Place = { organisation: string; team: string };
const kempen: Place = { organisation: its.lindenhof.key, team: teams.kempen.key };
const meierij: Place = { organisation: its.hofTeVeghel.key, team: teams.meierij.key };
const achterhoek: Place = { organisation: its.deScholte.key, team: teams.achterhoek.key };

/** Everybody at the place that their role is about; who has no role there is at the library too. */
const actors: { client: ReturnType<typeof world.as>; place: Place }[] = [
  { client: world.as(people.anna), place: kempen },
  { client: world.as(people.bram), place: kempen },
  { client: world.as(people.karel), place: kempen },
  { client: world.as(people.noor), place: meierij },
  { client: world.as(people.femke), place: kempen },
  { client: world.as(people.gijs), place: achterhoek },
  { client: world.as(people.hanna), place: kempen },
  { client: world.as(people.ilse), place: kempen },
  { client: world.as(people.carla), place: kempen },
  { client: world.as(people.joost), place: kempen },
  { client: world.as(people.els), place: kempen },
  { client: world.nobody, place: kempen },
];

const files = new Map<string, string>();
for (const { organisation } of [kempen, meierij, achterhoek]) {
  const logo = await multipart(
    { field: 'logo' },
    new File([drawUpload({ name: 'logo.png', kind: 'logo', hue: 9, text: 'L' })], 'logo.png'),
  );
  files.set(organisation, (await world.as(people.anna).ask('POST', `/organisation/${organisation}/file`, logo)).body.key);
}
const [task, mail] = [world.house.newKey(), world.house.newKey()];
const at = world.house.clock();
await world.db().insertInto('task').values({ key: task, user_id: people.noor.key, kind: 'plan-done', at }).execute();
await world
  .db()
  .insertInto('mail')
  .values({ key: mail, kind: 'plan-done', recipient: 'x@y.example', subject: '', body_text: '', body_html: '', at, state: 'kept' })
  .execute();

/** What has to be in the path, and what is sent: enough to pass the door, and refused behind it where it would change something. */
const paths: Record<string, (place: Place) => string> = {
  key: ({ organisation }) => organisation,
  file: ({ organisation }) => files.get(organisation) ?? '',
  act: () => 'archive',
  number: () => '1',
  type: () => 'organisation',
  uuid: () => task,
};
const outdated = { version: 0 };
const bodies: Record<string, (place: Place) => object> = {
  'organisation.create': ({ team }) => ({ team, types: [], content: { title: 'x' } }),
  'organisation.save': () => ({ revision: 0, types: [], state: 'concept', content: {} }),
  'organisation.plan': () => ({ ...outdated, from: '2030-01-01T00:00:00Z' }),
  'organisation.depublish': () => ({ ...outdated, note: 'x' }),
  'organisation.erase': () => ({ ...outdated, title: 'x' }),
  'organisation.updateSettings': () => ({ ...outdated, types: [], online: true, workflow: true, productWorkflow: true }),
  'organisation.notifications': () => ({ on: false }),
  'organisation.presence': () => ({ section: null, editing: false }),
  'favourite.add': ({ organisation }) => ({ type: 'organisation', key: organisation, title: 'x' }),
  'session.info': () => ({ timeZone: 'Europe/Amsterdam', locale: 'nl' }),
  'check.email': () => ({ email: 'info@streek.example' }),
  'check.url': () => ({ url: 'https://streek.example' }),
};

type Entry = { name: string; base: string; method: Method; path: string };
type Noun = Record<string, { '~orpc': { route: { method?: string; path?: string } } }>;
const entriesOf = (nouns: Record<string, Noun>, base: string): Entry[] =>
  Object.entries(nouns).flatMap(([noun, calls]) =>
    Object.entries(calls).map(
      ([
        call,
        {
          '~orpc': { route },
        },
      ]) => ({ name: `${noun}.${call}`, base, method: route.method as Method, path: route.path ?? '' }),
    ),
  );
const entries = [
  ...entriesOf(api, ''),
  ...entriesOf({ access }, '//access'),
  ...entriesOf({ regions }, '//regions'),
  ...entriesOf({ words }, '//words'),
  ...entriesOf({ tenants: tenantsService }, '//tenants'),
];

const pathOf = ({ name, base, path }: Entry, place: Place): string => {
  const own: typeof paths = {
    ...paths,
    ...(/team/.test(name) && { key: () => place.team }),
    ...(name === 'outbox.get' && { key: () => mail }),
  };
  return base + path.replace(/\{(\w+)\}/g, (_, part: string) => own[part]?.(place) ?? '');
};

const refusals: Record<number, string> = { 401: '401', 403: 'no', 404: '-', 412: 'out' };
const ask = async (entry: Entry, { client, place }: (typeof actors)[number]): Promise<string> => {
  const body = entry.method === 'GET' ? undefined : (bodies[entry.name]?.(place) ?? outdated);
  const particular =
    entry.name === 'file.upload' ? await multipart({ field: 'nowhere' }, new File(['x'], 'x.png')) : { ...(body && { payload: body }) };
  const { status, body: answer } = await client.ask(entry.method, pathOf(entry, place), particular);
  expect(status, `${entry.name} ${JSON.stringify(answer)}`).toBeLessThan(500);
  const isEmpty =
    answer.total === 0 ||
    (entry.name === 'organisation.counts' &&
      /^\{"states":\[(\{"value":"\w+","count":0\},?)+\],"types":\[\]\}$/.test(JSON.stringify(answer)));
  return refusals[status] ?? (isEmpty ? 'none' : 'yes');
};

test('every call of the contract has its row', () => {
  expect([...table.keys()].sort()).toEqual(entries.map(({ name }) => name).sort());
});

describe.each(entries)('$name', (entry) => {
  test(entry.method, async () => {
    const expected = table.get(entry.name) ?? [];
    const found: string[] = [];
    for (const actor of actors) found.push(await ask(entry, actor));
    expect(Object.fromEntries(columns.map((who, index) => [who, found[index]]))).toEqual(
      Object.fromEntries(columns.map((who, index) => [who, expected[index]])),
    );
  });
});
