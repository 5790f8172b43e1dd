import { organisations, people, teams } from '@bronhouder/world/cast.ts';
import { demoPassword } from '@bronhouder/world/demo-password.ts';
import { expect, expectAccessible, type Locator, type Page, signInAs, test } from './browsing.ts';
import { mailsTo, type ReceivedMail } from './mailbox.ts';
import { box, button, dialog, notice } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { invite, results, page: words, pending, withdraw, resend } = nl.invitations;
const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
const lindenhof = 'Bibliotheek Lindenhof';

const linkIn = ({ text }: ReceivedMail): string => /http\S+#\/invitation\/[\w-]+/.exec(text)?.[0] ?? '';

/** The mail to somebody that is meant, once it is there: other mails come to the same people. */
const mailThat = async (email: string, isMeant: (mail: ReceivedMail) => boolean): Promise<ReceivedMail> => {
  const newest = async () => (await mailsTo(email)).findLast(isMeant);
  await expect.poll(async () => (await newest()) !== undefined, { timeout: 90_000 }).toBe(true);
  const mail = await newest();
  if (!mail) throw new Error('no mail');
  return mail;
};
/** The newest invitation of somebody, other than the one with this link. */
const invitationTo = (email: string, old = ''): Promise<ReceivedMail> =>
  mailThat(email, (mail) => linkIn(mail) !== '' && linkIn(mail) !== old);

const openUsers = async (page: Page, place: string): Promise<void> => {
  await page.goto(`/#/${place}/users`);
  await expect(heading(page, nl.assignments.title)).toBeVisible();
};
const openInvite = async (page: Page, place: string): Promise<Locator> => {
  await button(page, invite.open).click();
  const opened = dialog(page, say(invite.title, { place }));
  await expect(opened).toBeVisible();
  return opened;
};
const chooseRole = async (page: Page, opened: Locator, role: string): Promise<void> => {
  await opened.getByLabel(invite.role, { exact: true }).first().click();
  await page.getByRole('listbox').getByRole('option', { name: role }).click();
};
/** Invites one address to read along at the library. */
const inviteOne = async (page: Page, email: string): Promise<void> => {
  await openUsers(page, `organisation/${organisations.lindenhof.key}`);
  const opened = await openInvite(page, lindenhof);
  await box(opened, invite.emails).fill(email);
  await chooseRole(page, opened, nl.roles.builtIn.viewer.name);
  await button(opened, say(invite.submit, { count: 1 })).click();
  await expect(opened.getByText(results.outcome.invited, { exact: true })).toBeVisible();
  await button(opened, results.close).click();
};

test('several are invited at once, a wrong one is named first, and one of them joins with a new account', async ({ page, browser }) => {
  await signInAs(page, people.bram);
  await openUsers(page, `team/${teams.kempen.key}`);
  const opened = await openInvite(page, 'Kempen');
  await expectAccessible(page);
  await button(opened, say(invite.submit, { count: 0 })).click();
  await expect(opened.getByText(invite.required)).toBeVisible();
  await expect(opened.getByText(invite.roleRequired)).toBeVisible();
  await expectAccessible(page);

  await box(opened, invite.emails).fill('Nel Zanden <nel@reis.example>; Bos, Piet <piet@reis.example>\nnel@reis.example, marie');
  await box(opened, invite.message).fill('Fijn dat je meedoet!');
  await expect(opened.getByText(say(invite.wrong, { count: 1, addresses: 'marie' }))).toBeVisible();
  await expect(opened.getByText(say(invite.count, { count: 2 }))).toBeVisible();
  await chooseRole(page, opened, nl.roles.builtIn.editor.name);
  await box(opened, invite.emails).fill(`nel@reis.example piet@reis.example ${people.joost.email} marie@reis.example`);
  await opened.getByLabel(nl.invitations.scope.team.beneath).check();
  await expectAccessible(page);
  await button(opened, say(invite.submit, { count: 4 })).click();
  await expect(opened.getByText(say(results.sent, { count: 4 }))).toBeVisible();
  await expectAccessible(page);
  await button(opened, results.close).click();
  await expect(page.getByRole('main').getByText('nel@reis.example').first()).toBeVisible();

  const mail = await invitationTo('nel@reis.example');
  expect(mail.subject).toBe('Bram van den Berg nodigt u uit voor Kempen');
  expect(mail.text).toContain('Fijn dat je meedoet!');
  expect(mail.html).toContain(linkIn(mail));

  const context = await browser.newContext();
  const nel = await context.newPage();
  await nel.goto(linkIn(mail));
  await expect(heading(nel, words.title)).toBeVisible();
  await expect(nel.getByText('Fijn dat je meedoet!')).toBeVisible();
  await expect(nel.getByText(nl.roles.builtIn.editor.description)).toBeVisible();
  await expectAccessible(nel);
  await button(nel, words.acceptNew).click();
  await expect(nel.getByText(words.firstNameRequired)).toBeVisible();
  await expectAccessible(nel);
  await box(nel, words.firstName).fill('Nel');
  await box(nel, words.familyName).fill('Zanden');
  await box(nel, words.password).fill('te kort');
  await button(nel, words.acceptNew).click();
  await expect(nel.getByText(say(nl.access.refusals['password.short'], { minimum: 15 }))).toBeVisible();
  await expect(box(nel, words.familyName)).toHaveValue('Zanden');
  await box(nel, words.password).fill('drie fietsen en een regenjas');
  await button(nel, words.acceptNew).click();
  await expect(nel.getByRole('button', { name: say(nl.shell.top.user, { name: 'Nel Zanden' }) })).toBeVisible({ timeout: 60_000 });

  await nel.goto(linkIn(mail));
  await nel.reload();
  await expect(heading(nel, words.faults['invitation.accepted'])).toBeVisible();
  await expectAccessible(nel);
  await context.close();
  await mailThat(people.bram.email, ({ subject }) => subject.includes('nel@reis.example'));
});

test('an account that exists gets the role, whoever is signed in; then one signs in', async ({ page, as }) => {
  await signInAs(page, people.karel);
  await inviteOne(page, people.gijs.email);
  const femke = await as(people.femke);
  const mail = await invitationTo(people.gijs.email);
  await femke.goto(linkIn(mail));
  await expect(femke.getByText(say(words.someoneElse, { other: people.femke.email, email: people.gijs.email }))).toBeVisible();
  await expectAccessible(femke);
  await button(femke, words.accept).click();
  await expect(heading(femke, words.acceptedTitle)).toBeVisible();
  await expectAccessible(femke);
  await button(femke, say(words.signOutAndIn, { email: people.gijs.email })).click();
  await box(femke, nl.access.signIn.email).fill(people.gijs.email);
  await box(femke, nl.access.signIn.password).fill(demoPassword);
  await button(femke, nl.access.signIn.submit).click();
  await expect(heading(femke, lindenhof)).toBeVisible();
});

test('declining is asked twice, and thanked for', async ({ page, browser }) => {
  await signInAs(page, people.karel);
  await inviteOne(page, 'nee@reis.example');
  const link = linkIn(await invitationTo('nee@reis.example'));
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await button(other, words.deny).click();
  await expect(heading(other, words.denyTitle)).toBeVisible();
  await expectAccessible(other);
  await button(other, words.back).click();
  await expect(heading(other, words.title)).toBeVisible();
  await button(other, words.deny).click();
  await button(other, words.denyConfirm).click();
  await expect(heading(other, words.deniedTitle)).toBeVisible();
  await expectAccessible(other);
  await other.reload();
  await expect(heading(other, words.faults['invitation.denied'])).toBeVisible();
  await context.close();
});

test('what has expired says so, is sent again and withdrawn; the newest link says that too', async ({ page, browser }) => {
  const email = 'heemkunde@valkenswaard.example';
  const old = linkIn(await invitationTo(email));
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(old);
  await expect(heading(other, words.faults['invitation.expired'])).toBeVisible();
  await expectAccessible(other);

  await signInAs(page, people.karel);
  await openUsers(page, `organisation/${organisations.lindenhof.key}`);
  const actions = page.getByRole('button', { name: RegExp(RegExp.escape(email)) }).first();
  await actions.click();
  await page.getByRole('menuitem', { name: nl.assignments.act.resend }).click();
  const again = dialog(page, resend.title);
  await expectAccessible(page);
  await button(again, resend.confirm).click();
  await expect(notice(page, say(resend.done, { email }))).toBeVisible();
  await expect(again).toBeHidden();
  const fresh = linkIn(await invitationTo(email, old));
  await other.reload();
  await expect(heading(other, words.faults['invitation.unknown'])).toBeVisible();

  await actions.click();
  await page.getByRole('menuitem', { name: nl.assignments.act.withdraw }).click();
  const away = dialog(page, withdraw.title);
  await expectAccessible(page);
  await button(away, withdraw.confirm).click();
  await expect(notice(page, say(withdraw.done, { email }))).toBeVisible();
  await other.goto(fresh);
  await other.reload();
  await expect(heading(other, words.faults['invitation.withdrawn'])).toBeVisible();
  await context.close();
});

test('an invitation on the home page lets somebody without a role in, to a no and to a yes', async ({ page }) => {
  await signInAs(page, people.joost);
  await page.goto('/#/home');
  const first = { role: nl.roles.builtIn.manager.name, place: 'Kempen' };
  await expect(button(page, say(pending.acceptOne, first))).toBeVisible();
  await expectAccessible(page);
  await button(page, say(pending.denyOne, first)).click();
  const asked = dialog(page, pending.denyTitle);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await button(page, say(pending.acceptOne, first)).click();
  await expect(notice(page, say(pending.accepted, first))).toBeVisible();
  await expect(heading(page, like('Kempen'))).toBeVisible();
});

test('when the server fails, the dialog says so and keeps what was typed', async ({ page }) => {
  await signInAs(page, people.karel);
  await openUsers(page, `organisation/${organisations.lindenhof.key}`);
  const opened = await openInvite(page, lindenhof);
  await box(opened, invite.emails).fill('later@reis.example');
  await chooseRole(page, opened, nl.roles.builtIn.viewer.name);
  await page.route('**/api/invitation', (route) =>
    route.fulfill({ status: 500, json: { success: false, errorCode: 'unexpected', message: 'x' } }),
  );
  await button(opened, say(invite.submit, { count: 1 })).click();
  await expect(opened.getByRole('alert').getByText(invite.failed)).toBeVisible();
  await expect(box(opened, invite.emails)).toHaveValue('later@reis.example');
  await expectAccessible(page);
});
