import { organisations, people } from '@bronhouder/world/cast.ts';
import { authenticatorSecret, demoPassword } from '@bronhouder/world/demo-password.ts';
import { TOTP } from 'otpauth';
import { expect, expectAccessible, type Page, signInAs, test } from './browsing.ts';
import { box, button, openOrganisation, section } from './organisation.ts';
import { like, nl, say } from './words.ts';

const { signIn, secondFactor, account, refusals } = nl.access;

const signInPage = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: like(signIn.title) })).toBeVisible();
};

const fillIn = async (page: Page, email: string, password: string): Promise<void> => {
  await box(page, signIn.email).fill(email);
  await box(page, signIn.password).fill(password);
  await button(page, signIn.submit).click();
};

const welcome = (page: Page, name: string) => page.getByRole('button', { name: say(nl.shell.top.user, { name }) });

test('a wrong password keeps the address; the right one leads to the page that was asked for', async ({ page }) => {
  const asked = `/#/organisation/${organisations.boekenzolder.key}/auditlog`;
  await page.goto(asked);
  await signInPage(page);
  await expectAccessible(page);
  await button(page, signIn.submit).click();
  await expect(page.getByText(signIn.emailRequired)).toBeVisible();
  await expect(page.getByText(signIn.passwordRequired)).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, people.ilse.email, 'niet het goede wachtwoord');
  await expect(page.getByText(refusals['sign-in.wrong'])).toBeVisible();
  await expect(box(page, signIn.email)).toHaveValue(people.ilse.email);
  await expectAccessible(page);
  await fillIn(page, people.ilse.email, demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: nl.history.auditlog.title })).toBeVisible();
  expect(page.url()).toContain(asked);
});

test.describe('with a second factor', () => {
  const { email } = people.wietske;
  const first = async (page: Page): Promise<void> => {
    await page.goto('/#/home');
    await signInPage(page);
    await fillIn(page, email, demoPassword);
    await expect(page.getByRole('heading', { name: secondFactor.title })).toBeVisible();
  };

  test('a wrong code is refused and the code of the app lets in', async ({ page }) => {
    await first(page);
    await expectAccessible(page);
    await box(page, secondFactor.code).fill('000000');
    await button(page, secondFactor.submit).click();
    await expect(page.getByText(refusals['second-factor.wrong'])).toBeVisible();
    await expectAccessible(page);
    await box(page, secondFactor.code).fill(new TOTP({ secret: authenticatorSecret(people.wietske) ?? '' }).generate());
    await button(page, secondFactor.submit).click();
    await expect(welcome(page, 'Wietske Dijkstra')).toBeVisible();
  });

  test('a recovery code lets in, once', async ({ page }) => {
    const [code = ''] = people.wietske.secondFactor.recoveryCodes;
    const tryCode = async () => {
      await first(page);
      await button(page, secondFactor.useRecovery).click();
      await expectAccessible(page);
      await box(page, secondFactor.recoveryCode).fill(code);
      await button(page, secondFactor.submit).click();
    };
    await tryCode();
    await expect(welcome(page, 'Wietske Dijkstra')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('about:blank');
    await tryCode();
    await expect(page.getByText(refusals['second-factor.recovery-wrong'])).toBeVisible();
  });
});

test('a redirect to somewhere else leads to the portal', async ({ page, baseURL }) => {
  await page.goto(`/access/?redirect=${encodeURIComponent('https://elders.example/binnen')}`);
  await signInPage(page);
  await fillIn(page, people.ilse.email, demoPassword);
  await expect(welcome(page, 'Ilse Smits')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('signing out leads to the sign-in page, and the way back is closed', async ({ page }) => {
  await signInAs(page, people.ilse);
  await page.goto('/#/home');
  await welcome(page, 'Ilse Smits').click();
  await button(page, nl.shell.user.signOut).click();
  await signInPage(page);
  await expect(page.getByText(signIn.signedOut)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/home');
  await signInPage(page);
});

test('another session is seen in the list, and ended', async ({ page, as }) => {
  // Nobody else in these journeys signs in as her, so that the other session is this one.
  const yasmin = { email: 'yasmin@streekdata.example' };
  const other = await as(yasmin);
  await openOrganisation(other, organisations.kempenarchief);
  await signInAs(page, yasmin);
  await page.goto('/access/#/account');
  await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible();
  const sessions = section(page, account.sessions.title);
  await expect(sessions.getByRole('listitem').filter({ hasText: account.sessions.current })).toHaveCount(1);
  await expectAccessible(page);
  const others = sessions.getByRole('button', { name: like(account.sessions.endOne) });
  const before = await others.count();
  await others.first().click();
  await expect(page.getByText(account.sessions.ended)).toBeVisible();
  await expect(others).toHaveCount(before - 1);
  await expectAccessible(page);
  await other.reload();
  await signInPage(other);
});

test('who has no role reads that, and what to do', async ({ page }) => {
  await signInAs(page, people.lotte);
  await page.goto('/#/home');
  await expect(page).toHaveURL(/#\/err_no_rights$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
