import { libraries, people, products, teams } from '@bronhouder/world/cast.ts';
import { at, lindenhof, press, type Screen, type Step } from './screen.ts';

const karel = { as: people.karel };

/** The first time of the calendar that can be moved, by its key. */
const moving: Step = async (page) => {
  await page.locator('[role=group] li [data-stop], [data-stop][data-grabs]').first().focus();
  await page.keyboard.press('m');
};

/** Opens the first time of the calendar: for who may not change it, it is only read. */
const opened: Step = async (page) => {
  await page.locator('[data-stop]:visible').last().click();
  await page.getByRole('dialog').getByRole('definition').first().waitFor();
};

/** The calendar: of an organisation in each view, of a team, a product and a location. */
export const agendaScreens: Screen[] = [
  { name: 'agenda-week', path: at(lindenhof, '/agenda'), ...karel },
  { name: 'agenda-month', path: at(lindenhof, '/agenda?view=month'), ...karel },
  { name: 'agenda-vacation', path: at(lindenhof, '/agenda?view=month&date=2026-12-21'), ...karel },
  { name: 'agenda-vacation-week', path: at(lindenhof, '/agenda?date=2026-12-21'), ...karel },
  { name: 'agenda-list', path: at(lindenhof, '/agenda?view=list'), ...karel },
  { name: 'agenda-not-allowed', path: at(lindenhof, '/agenda/new'), as: people.hanna },
  { name: 'agenda-read', path: at(lindenhof, '/agenda?view=list'), as: people.hanna, steps: [opened] },
  { name: 'agenda-read-why', path: at(lindenhof, '/agenda?view=list'), as: people.hanna, steps: [opened, press(({ shell }) => shell.why)] },
  { name: 'agenda-empty', path: at(lindenhof, '/agenda?date=2001-01-01'), ...karel },
  { name: 'agenda-move', path: at(lindenhof, '/agenda'), ...karel, steps: [moving] },
  { name: 'agenda-team', path: `#/team/${teams.kempen.key}/agenda`, as: people.bram },
  { name: 'agenda-product', path: at(lindenhof, `/product/${products.verhalenuur.key}/agenda?view=month`), ...karel },
  { name: 'agenda-location', path: at(lindenhof, `/supplement/${libraries.lindenhof.building.key}/agenda`), ...karel },
];
