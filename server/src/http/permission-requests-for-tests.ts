import { organisations as its, people, tenants, types } from '@bronhouder/world/cast.ts';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { createAccount } from '../access/accounts.ts';
import { hashOf } from '../access/cookie.ts';
import { makeAssignment } from '../areas/assignments/make-assignment.ts';
import { type SharedAt, sharedAt } from '../areas/products/sharing/sharing.samples.ts';
import { makeRole } from '../areas/roles/make-role.ts';
import type { World } from '../for-tests.ts';
import { multipart } from './client-for-tests.ts';
import type { Asked } from './permission-actors-for-tests.ts';
import { agendaBodies, agendaParts, agendaQueries, feedAt, itemAt } from './permission-agenda-for-tests.ts';
import { relatedAt } from './permission-relations-for-tests.ts';
import { type Library, libraryAt, supplementBodies, supplementParts, supplementQueries } from './permission-supplements-for-tests.ts';

/** What the calls are about, at one place. */
type Things = Asked &
  Record<
    | 'item'
    | 'file'
    | 'productFile'
    | 'role'
    | 'assignmentAtTeam'
    | 'assignment'
    | 'invitation'
    | 'user'
    | 'relationType'
    | 'relation'
    | 'isil'
    | 'feed',
    Key
  > & {
    token: string;
    shared: SharedAt;
    library: Library;
  };

const { editor, manager } = tenants.streekdata.builtInRoles;

/** A file, a role of the team's own, an editor of the organisation with a role at the team too, an expired invitation: made for one place. */
const thingsAt = async (world: World, asked: Asked, name: string): Promise<Things> => {
  const { house, tenant } = world;
  const author = { house, now: house.clock(), who: null };
  const [role, assignmentAtTeam, assignment, invitation] = [house.newKey(), house.newKey(), house.newKey(), house.newKey()];
  await makeRole(author, tenant.key, { key: role, name: `Rol van ${name}`, description: '', team: asked.team, rights: ['TEAM:read'] });
  const made = await createAccount({ house, now: house.clock(), who: null }, tenant.key, {
    email: `${name}@onderwerp.example`,
    firstName: name,
    familyName: 'Onderwerp',
  });
  if (!made.ok) throw new Error(made.fault);
  const [team, organisation] = [{ kind: 'team', key: asked.team } as const, { kind: 'organisation', key: asked.organisation } as const];
  await makeAssignment(author, tenant.key, { key: assignmentAtTeam, person: made.key, role, place: team, scope: 'current' });
  await makeAssignment(author, tenant.key, {
    key: assignment,
    person: made.key,
    role: editor,
    place: organisation,
    scope: 'currentAndBeneath',
  });
  const at = house.clock();
  await world
    .db()
    .insertInto('invitation')
    .values({
      key: invitation,
      email: 'manager3@tafel.example',
      language: 'nl',
      role: manager,
      organisation: asked.organisation,
      scope: 'currentAndBeneath',
      created_at: at,
      updated_at: at,
      sent_at: at,
      expires_at: '2026-11-01T00:00:00Z',
      token_hash: hashOf(`token of ${name}`),
    })
    .execute();
  const [library, shared] = [await libraryAt(world, asked), await sharedAt(world, asked.organisation)];
  return {
    ...asked,
    library,
    item: await itemAt(world, asked.organisation, shared.product, library.location),
    feed: await feedAt(world, asked.organisation),
    file: '',
    productFile: '',
    role,
    assignmentAtTeam,
    assignment,
    invitation,
    user: made.key,
    token: `token of ${name}`,
    shared,
    ...(await relatedAt(world, asked, name)),
  };
};

const outdated = { version: 0 };
const christmas = { from: '2026-12-25', till: '2026-12-25', slots: [], reason: '', over: false };
const own = {
  maxVerifyAge: null,
  organisationTypes: null,
  productTypes: null,
  categories: null,
  online: null,
  workflow: null,
  productWorkflow: null,
};
const label = { input: '', output: '' };
const relationType = { kind: 'equal', labels: { source: label, target: label } };
const isil = { code: '', startDate: '', original: false, current: false };
const role = { name: '', description: '', websiteRole: false, rights: [] };
const type = { name: { nl: '', en: '' }, icon: '', category: '', active: true, removable: true, sections: [] };
const atTeam = ({ team }: Things) => ({ kind: 'team', key: team });
const atOrganisation = ({ organisation }: Things) => ({ kind: 'organisation', key: organisation });
const both = 'currentAndBeneath';

/** What is sent: enough to pass the door, and refused behind it where it would change something. */
const bodies: Record<string, (things: Things) => object> = {
  ...supplementBodies,
  ...agendaBodies,
  'organisation.create': ({ team }) => ({ team, types: [], content: { title: 'x' } }),
  'organisation.save': () => ({ revision: 0, types: [], state: 'concept', content: {} }),
  'organisation.plan': () => ({ ...outdated, from: '2030-01-01T00:00:00Z' }),
  'organisation.depublish': () => ({ ...outdated, note: 'x' }),
  'organisation.erase': () => ({ ...outdated, title: 'x' }),
  'organisation.updateSettings': () => ({ ...outdated, types: [], online: true, workflow: true, productWorkflow: true }),
  'organisation.notifications': () => ({ on: false }),
  'organisation.presence': () => ({ section: null, editing: false }),
  'organisation.move': ({ team }) => ({ ...outdated, team }),
  'organisation.copy': ({ team }) => ({ team, title: '' }),
  'product.changeType': () => ({ ...outdated, type: { key: types.bibliotheek.key, version: 1 } }),
  'copying.copy': ({ organisation }) => ({ organisation, title: '', sections: [], files: false, supplements: 'leave' }),
  'product.create': ({ organisation }) => ({ organisation, type: organisation, content: { title: 'x' } }),
  'product.save': () => ({ revision: 0, type: { key: types.bibliotheek.key, version: 1 }, state: 'concept', content: {} }),
  'product.plan': () => ({ ...outdated, from: '2030-01-01T00:00:00Z' }),
  'product.erase': () => ({ ...outdated, title: 'x' }),
  'product.notifications': () => ({ on: false }),
  'product.presence': () => ({ section: null, editing: false }),
  'sharing.offer': ({ user }) => ({ organisations: [user] }),
  'sharing.saveLocations': () => ({ ...outdated, locations: [] }),
  'team.create': ({ team }) => ({ parent: team, name: '' }),
  'team.save': () => ({ ...outdated, name: 'x', comment: '' }),
  'team.move': ({ team }) => ({ ...outdated, parent: team }),
  'team.saveSettings': () => ({ ...outdated, settings: own }),
  'team.settingsEffects': () => ({ settings: own }),
  'team.applySettings': ({ organisation }) => ({ organisations: [organisation] }),
  'relationType.create': () => relationType,
  'relationType.save': () => ({ ...outdated, ...relationType }),
  'relation.create': () => ({ type: null, target: null }),
  'isil.create': () => isil,
  'isil.save': () => ({ ...outdated, ...isil }),
  'holidayHours.save': ({ organisation }) => ({
    publish: false,
    targets: [{ kind: 'field', key: organisation, field: 'none', changes: [christmas] }],
  }),
  'role.create': () => role,
  'role.save': () => ({ ...outdated, ...role }),
  'assignment.create@team': (things) => ({
    person: things.user,
    role: tenants.streekdata.builtInRoles.viewer,
    place: atTeam(things),
    scope: both,
  }),
  'assignment.create@organisation': (things) => ({ person: things.user, role: editor, place: atOrganisation(things), scope: both }),
  'assignment.save@team': (things) => ({ ...outdated, role: things.role, scope: 'current' }),
  'assignment.save@organisation': () => ({ ...outdated, role: editor, scope: both }),
  'invitation.create@team': (things) => ({ emails: ['x'], role: manager, place: atTeam(things), scope: both, language: 'nl' }),
  'invitation.create@organisation': (things) => ({
    emails: ['x'],
    role: editor,
    place: atOrganisation(things),
    scope: both,
    language: 'nl',
  }),
  'access.invitation': ({ token }) => ({ token }),
  'access.acceptInvitation': ({ token }) => ({ token }),
  'access.denyInvitation': ({ token }) => ({ token }),
  'user.anonymise': () => ({ ...outdated, email: 'x' }),
  'profile.save': () => ({ ...outdated, firstName: 'x', infix: '', familyName: 'x', phoneNumber: '', language: 'nl' }),
  'profile.saveMail': () => ({ ...outdated, mail: {} }),
  'profile.saveStandIn': () => ({ ...outdated, standIn: null }),
  'look.begin@team': (things) => ({ role: manager, place: atTeam(things), scope: both }),
  'look.begin@organisation': (things) => ({ role: editor, place: atOrganisation(things), scope: both }),
  'look.end': () => ({}),
  'type.create': () => ({ concerns: 'organisation', type }),
  'type.save': () => ({ ...outdated, type }),
  'type.effects': () => ({ type }),
  'favourite.add': ({ organisation }) => ({ type: 'organisation', key: organisation, title: 'x' }),
  'session.info': () => ({ timeZone: 'Europe/Amsterdam', locale: 'nl' }),
  'check.email': () => ({ email: 'info@streek.example' }),
  'check.url': () => ({ url: 'https://streek.example' }),
};

/** What stands in a query string, where the call needs one. */
const queries: Record<string, (things: Things) => string> = {
  ...supplementQueries,
  ...agendaQueries,
  'organisation.similar': () => '?title=Bibliotheek%20Lindenhof',
  'product.list': ({ organisation }) => `?archived=with&organisation=${organisation}`,
  'product.counts': ({ organisation }) => `?archived=with&organisation=${organisation}`,
  'product.similar': ({ organisation }) => `?organisation=${organisation}&title=${encodeURIComponent('Eigen product')}`,
  'product.creation': ({ organisation }) => `?organisation=${organisation}`,
  'organisation.moveEffects': ({ team }) => `?team=${team}`,
  'team.moveEffects': ({ team }) => `?parent=${team}`,
  'relation.candidates': ({ relationType: type }) => `?type=${type}&side=source`,
  'assignment.offers@team': ({ team }) => `?kind=team&key=${team}`,
  'assignment.offers@organisation': ({ organisation }) => `?kind=organisation&key=${organisation}`,
  'assignment.people': () => '?q=onderwerp',
  'holidayHours.list': () => '?from=2027-01-01&till=2027-12-31',
  'holiday.list': () => '?from=2027-01-01&till=2027-12-31',
};

/** What the parts of a path stand for. */
const parts = (name: string, things: Things, mail: Key, task: Key): Record<string, string> => {
  const noun = name.slice(0, name.indexOf('.'));
  const keys: Record<string, Key> = {
    team: things.team,
    holidayHours: things.team,
    'menu.team': things.team,
    assignment: name.endsWith('@team') ? things.assignmentAtTeam : things.assignment,
    invitation: things.invitation,
    user: things.user,
    'profile.gaps': things.user,
    outbox: mail,
    product: things.shared.product,
    copying: things.shared.product,
    sharing: things.shared.from,
    'sharing.withdraw': things.shared.to,
    'sharing.offers': things.organisation,
    'sharing.consumers': things.shared.product,
    'sharing.candidates': things.shared.product,
    'sharing.offer': things.shared.product,
    type: types.bibliotheek.key,
  };
  return {
    key: keys[name] ?? keys[noun] ?? things.organisation,
    team: things.team,
    role: things.role,
    organisation: things.organisation,
    relationType: things.relationType,
    relation: things.relation,
    isil: things.isil,
    file: noun === 'product' ? things.productFile : things.file,
    kind: 'organisation',
    place: things.organisation,
    act: 'archive',
    number: '1',
    field: 'courseCode',
    type: 'organisation',
    uuid: task,
    ...supplementParts(name, things),
    ...agendaParts(name, things),
  };
};

/** How each call is asked at a place: its path and what it sends. */
export const makeRequests = async (world: World, places: Asked[], taskOf: Key) => {
  const known = new Map<Key, Things>();
  for (const [index, asked] of places.entries()) {
    const things = await thingsAt(world, asked, `plek${index}`);
    // Uploads to an archived organisation are refused, so its file is one that is not there: found or not, the door comes first.
    if (asked.organisation !== its.suikerMuseum.key) {
      const upload = async (path: string, field: string, kind: 'logo' | 'picture'): Promise<Key> => {
        const file = new File([drawUpload({ name: 'x.png', kind, hue: 9, text: 'L' })], 'x.png');
        return (await world.as(people.anna).ask('POST', `${path}/file`, await multipart({ field }, file))).body.key;
      };
      things.file = await upload(`/organisation/${asked.organisation}`, 'logo', 'logo');
      things.productFile = await upload(`/product/${things.shared.product}`, 'photo', 'picture');
    }
    known.set(asked.organisation, things);
  }
  const [task, mail] = [world.house.newKey(), world.house.newKey()];
  const at = world.house.clock();
  await world.db().insertInto('task').values({ key: task, user_id: taskOf, kind: 'plan-done', at }).execute();
  const letter = { recipient: 'x@y.example', subject: '', body_text: '', body_html: '', at, state: 'kept' };
  await world
    .db()
    .insertInto('mail')
    .values({ key: mail, kind: 'plan-done', ...letter })
    .execute();
  const thingsOf = (asked: Asked): Things => {
    const things = known.get(asked.organisation);
    if (!things) throw new Error('nothing was made for this place');
    return things;
  };
  return {
    path: (name: string, path: string, asked: Asked): string => {
      const things = thingsOf(asked);
      const filled = parts(name, things, mail, task);
      return path.replace(/\{(\w+)\}/g, (_, part: string) => filled[part] ?? '') + (queries[name]?.(things) ?? '');
    },
    body: (name: string, asked: Asked): object => bodies[name]?.(thingsOf(asked)) ?? outdated,
  };
};
