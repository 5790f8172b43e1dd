import { people, teams } from '@bronhouder/world/cast.ts';
import type { Page } from '@playwright/test';
import { type Screen, type Step, type Texts, press } from './screen.ts';

const settingOf = (page: Page, name: string) => page.locator(`[data-setting="${name}"]`);

/** Sets in a team what new organisations have to have. */
const makeMandatory: Step = async (page, { teamSettings }) => {
  for (const name of ['online', 'workflow']) {
    const setting = settingOf(page, name);
    await setting.getByText(teamSettings.choice.own, { exact: true }).click();
    await setting.getByRole('checkbox', { name: teamSettings.mandatory }).check();
  }
};

const setOwnTypes: Step = async (page, { teamSettings }) => {
  const setting = settingOf(page, 'organisationTypes');
  await setting.getByText(teamSettings.choice.own, { exact: true }).click();
  await setting.getByRole('checkbox').nth(2).uncheck();
};

const subteamsOf = (team: { key: string }, rest = '') => `#/team/${team.key}/subteams${rest}`;

/** What can be done with a team of the tree. */
const actOn =
  (team: { name: string }, act: keyof Texts['subteams']['acts']): Step =>
  async (page, { subteams }) => {
    const row = page.getByRole('treeitem', { name: team.name, exact: true });
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: subteams.acts[act] }).click();
  };

/** Chooses where something is to stand, and waits until it is told what that does. */
const moveTo =
  (team: { name: string }): Step =>
  async (page, { subteams }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(team.name);
    await dialog.getByRole('treeitem', { name: team.name, exact: true }).click();
    await dialog.getByText(subteams.move.to, { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
  };

/** Teams: dashboard, settings, tree. */
export const teamsScreens: Screen[] = [
  { name: 'team', path: `#/team/${teams.root.key}` },
  { name: 'team-viewer', path: `#/team/${teams.noordBrabant.key}`, as: people.hanna },
  { name: 'team-leaf', path: `#/team/${teams.kempen.key}`, as: people.bram },
  { name: 'subteams', path: subteamsOf(teams.root) },
  { name: 'subteams-viewer', path: subteamsOf(teams.gelderland), as: people.hanna },
  { name: 'subteams-search', path: subteamsOf(teams.root, '?q=west') },
  { name: 'subteams-empty', path: subteamsOf(teams.kempen), as: people.bram },
  { name: 'subteams-new', path: subteamsOf(teams.noordBrabant), steps: [press(({ subteams }) => subteams.new)] },
  { name: 'subteams-save', path: subteamsOf(teams.noordBrabant), steps: [actOn(teams.meierij, 'save')] },
  { name: 'subteams-move', path: subteamsOf(teams.root), steps: [actOn(teams.kempen, 'move'), moveTo(teams.veluwe)] },
  { name: 'subteams-move-begin', path: subteamsOf(teams.root), steps: [actOn(teams.noordBrabant, 'move')] },
  { name: 'subteams-remove', path: subteamsOf(teams.root), steps: [actOn(teams.noordBrabant, 'remove')] },
  { name: 'team-edit', path: `#/team/${teams.kempen.key}/edit`, as: people.bram },
  { name: 'team-edit-viewer', path: `#/team/${teams.noordBrabant.key}/edit`, as: people.hanna },
  { name: 'team-edit-own', path: `#/team/${teams.fryslan.key}/edit`, steps: [setOwnTypes] },
  { name: 'team-edit-locked', path: `#/team/${teams.sudwestFryslan.key}/edit` },
  {
    name: 'team-effects',
    path: `#/team/${teams.noordBrabant.key}/edit`,
    steps: [makeMandatory, press(({ teamSettings }) => teamSettings.bar.save)],
  },
  { name: 'team-align', path: `#/team/${teams.kempen.key}/edit`, steps: [press(({ teamSettings }) => teamSettings.align.look)] },
  { name: 'team-auditlog', path: `#/team/${teams.root.key}/auditlog` },
];
