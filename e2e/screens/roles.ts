import { nl } from '@bronhouder/phrases/nl.ts';
import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { streekdataRoles } from '@bronhouder/world/streekdata/roles.ts';
import type { Page } from '@playwright/test';
import { type Screen, type Step, type Texts, at, editor, fixed, lindenhof, press } from './screen.ts';

/** The page behind a mail's link, without a mail: what the access service would answer. */
const offered =
  (status: number, answer: object) =>
  async (page: Page): Promise<void> => {
    await page.route('**/public/v2/invitation', (route) => route.fulfill({ status, json: answer }));
  };

const offer = {
  email: people.joost.email,
  inviter: 'Bram van den Berg',
  role: { key: people.anna.key, name: 'Manager', builtIn: 'manager', description: '' },
  place: { kind: 'team', key: teams.kempen.key, name: 'Kempen' },
  scope: 'currentAndBeneath',
  message: 'Joost, neem jij vanaf december de Kempen van mij over?\nBel gerust als er iets onduidelijk is.',
  expiresAt: '2026-12-05T09:00:00.000Z',
  account: 'existing',
};

/** Addresses of which some are none, and a role. */
const fillInvite: Step = async (page, { invitations: { invite } }) => {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: invite.emails })
    .fill('Sanne de Vries <sanne@kempen.example>; piet@kempen.example, piet@kempen.example\nmarie');
  await dialog.locator('#invite-role').click();
  await page.getByRole('listbox').getByRole('option').nth(1).click();
  await dialog.getByRole('textbox', { name: invite.message }).fill('Welkom in de Kempen!');
};

const fillRight: Step = async (page, { invitations: { invite } }) => {
  const emails = page.getByRole('dialog').getByRole('textbox', { name: invite.emails });
  await emails.fill(`nieuw${Date.now()}@kempen.example, ${people.bram.email}, joost@streekdata.example`);
};

/** Somebody found by name, and a role, in the dialog to give one. */
const choosePerson =
  (name: string): Step =>
  async (page, { assignments: { assign } }) => {
    await page.getByRole('dialog').getByRole('combobox', { name: assign.person }).or(page.locator('#assign-person')).first().fill(name);
    await page.getByRole('listbox').getByRole('option').first().click();
  };

const chooseRole =
  (role: keyof Texts['roles']['builtIn']): Step =>
  async (page, { roles }) => {
    await page.getByRole('dialog').getByRole('radio', { name: roles.builtIn[role].name }).check();
  };

/** Opens what can be done with a role of somebody's. */
const actOnRole =
  (person: { firstName: string }, act: keyof Texts['assignments']['act']): Step =>
  async (page, { assignments }) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: RegExp(`(?:voor|for) ${person.firstName} `) })
      .locator('visible=true')
      .first()
      .click();
    await page.getByRole('menuitem', { name: assignments.act[act] }).click();
  };

const roleAt = (team: { key: string }, rest = '') => `#/team/${team.key}/role${rest}`;

const tick =
  (right: keyof Texts['rights']['of']): Step =>
  async (page, { rights }) => {
    await page.getByRole('checkbox', { name: fixed(rights.of[right]) }).click();
  };

const emptyProfile: Step = async (page, all) => {
  const { profile } = all;
  for (const field of ['firstName', 'familyName', 'phoneNumber'] as const)
    await page.getByLabel(profile.person[field], { exact: true }).fill(field === 'phoneNumber' ? '12' : '');
  await press(() => profile.person.save)(page, all);
};

const chooseStandIn: Step = async (page, { profile }) => {
  const box = page.getByRole('combobox', { name: profile.standIn.person });
  await box.fill('femke');
  await page.getByRole('option', { name: 'Femke Bos' }).click();
  await page.getByLabel(profile.standIn.from, { exact: true }).fill('24-12-2026');
  await page.locator('summary').first().click();
  await page.getByText(profile.standIn.noRight).scrollIntoViewIfNeeded();
};

/** Saved in another window meanwhile. */
const staleProfile: Step = async (page, all) => {
  const { profile } = all;
  await page.getByLabel(profile.person.infix, { exact: true }).fill('van');
  await page.evaluate(async () => {
    const before = await (await fetch('/api/profile')).json();
    const sent = { ...before, phoneNumber: `049736${String(Date.now()).slice(-4)}` };
    await fetch('/api/profile', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) });
  });
  await press(() => profile.person.save)(page, all);
};

/** A button that is off takes a press all the same, and says why. */
const askWhy: Step = async (page, { roles }) => {
  await page.getByRole('button', { name: roles.list.new }).click({ force: true });
};

/** Who holds which role: invitations, lists of users, roles, profiles. */
export const rolesScreens: Screen[] = [
  { name: 'invitation-new', path: 'access/#/invitation/t', as: null, first: offered(200, { ...offer, account: 'new' }) },
  {
    name: 'invitation-faults',
    path: 'access/#/invitation/t',
    as: null,
    first: offered(200, { ...offer, account: 'new', message: '' }),
    steps: [press(({ invitations }) => invitations.page.acceptNew)],
  },
  { name: 'invitation-other', path: 'access/#/invitation/t', as: people.femke, first: offered(200, offer) },
  {
    name: 'invitation-deny',
    path: 'access/#/invitation/t',
    as: null,
    first: offered(200, offer),
    steps: [press(({ invitations }) => invitations.page.deny)],
  },
  {
    name: 'invitation-expired',
    path: 'access/#/invitation/t',
    as: null,
    first: offered(409, { success: false, errorCode: 'invitation.expired', message: nl.access.refusals['invitation.expired'] }),
  },
  { name: 'users-team', path: `#/team/${teams.kempen.key}/users`, as: people.bram },
  {
    name: 'users-columns',
    path: `#/team/${teams.noordBrabant.key}/users?columns=%5B%22role%22%2C%22place%22%2C%22status%22%2C%22inviter%22%2C%22created%22%2C%22createdBy%22%5D&statuses=%5B%22active%22%5D&sort=%22role%22`,
    as: people.bram,
  },
  {
    name: 'users-filters',
    path: `#/team/${teams.kempen.key}/users?unused=3`,
    as: people.bram,
    steps: [press(({ assignments }) => assignments.filters.open)],
  },
  { name: 'users-empty', path: `#/team/${teams.kempen.key}/users?q=bestaatniet`, as: people.bram },
  { name: 'users-closed', path: `#/team/${teams.kempen.key}/users`, as: people.ilse },
  { name: 'users-organisation', path: at(lindenhof, '/users'), as: people.karel },
  { name: 'users-archived', path: at(organisations.suikerMuseum, '/users') },
  {
    name: 'users-assign',
    path: `#/team/${teams.kempen.key}/users`,
    as: people.bram,
    steps: [press(({ assignments }) => assignments.assign.open), choosePerson('Sanne'), chooseRole('editor')],
  },
  {
    name: 'users-assign-limits',
    path: at(lindenhof, '/users'),
    as: people.karel,
    steps: [
      press(({ assignments }) => assignments.assign.open),
      async (page) => page.getByRole('dialog').locator('button[type="submit"]').click(),
    ],
  },
  {
    name: 'users-change',
    path: at(lindenhof, '/users'),
    as: people.bram,
    steps: [actOnRole(people.karel, 'change'), chooseRole('viewer')],
  },
  { name: 'users-remove', path: at(lindenhof, '/users'), as: people.bram, steps: [actOnRole(people.femke, 'remove')] },
  { name: 'users-remove-last', path: at(lindenhof, '/users'), as: people.bram, steps: [actOnRole(people.karel, 'remove')] },
  { name: 'users-remove-root', path: `#/team/${teams.root.key}/users?only=true`, steps: [actOnRole(people.anna, 'remove')] },
  {
    name: 'invite',
    path: `#/team/${teams.kempen.key}/users`,
    as: people.bram,
    steps: [press(({ invitations }) => invitations.invite.open), fillInvite],
  },
  {
    name: 'invite-roles',
    path: `#/organisation/${lindenhof.key}/users`,
    as: people.karel,
    steps: [press(({ invitations }) => invitations.invite.open), async (page) => page.getByRole('dialog').locator('#invite-role').click()],
  },
  {
    name: 'invite-results',
    path: `#/team/${teams.kempen.key}/users`,
    as: people.bram,
    steps: [
      press(({ invitations }) => invitations.invite.open),
      fillInvite,
      fillRight,
      async (page) => page.getByRole('dialog').locator('button[type="submit"]').click(),
    ],
  },
  { name: 'home-invited', path: '#/home', as: people.joost },
  { name: 'landing-invited', path: '#/', as: people.joost },
  { name: 'profile', path: '#/profile', as: people.karel },
  { name: 'profile-problems', path: '#/profile', as: people.karel, steps: [emptyProfile] },
  { name: 'profile-stand-in', path: '#/profile', as: people.karel, steps: [chooseStandIn] },
  { name: 'profile-stale', path: '#/profile', as: people.karel, steps: [staleProfile] },
  { name: 'standing-in', path: '#/home', as: people.ilse },
  { name: 'roles', path: roleAt(teams.noordBrabant), as: people.bram },
  { name: 'roles-empty', path: roleAt(teams.vlaanderen.root), host: 'vlaanderen.localhost', as: people.els },
  { name: 'roles-viewer', path: roleAt(teams.root), as: people.hanna, steps: [askWhy] },
  { name: 'role-built-in', path: roleAt(teams.kempen, `/${editor}?with=%22${streekdataRoles.dataSteward.key}%22`), as: people.bram },
  { name: 'role', path: roleAt(teams.root, `/${streekdataRoles.dataSteward.key}?with=%22${editor}%22`) },
  { name: 'role-new', path: roleAt(teams.noordBrabant, '/new'), as: people.bram, steps: [tick('AGENDA:entryCreate')] },
  { name: 'role-copy', path: roleAt(teams.noordBrabant, `/new?from=%22${editor}%22`), as: people.bram },
  {
    name: 'role-remove',
    path: roleAt(teams.root, `/${streekdataRoles.dataSteward.key}`),
    steps: [press(({ roles }) => roles.remove.open)],
  },
  {
    name: 'my-rights',
    path: at(lindenhof),
    as: people.femke,
    steps: [press(({ shell }) => shell.top.user), press(({ rights }) => rights.here.open)],
  },
];
