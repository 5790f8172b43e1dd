import { organisations } from '@bronhouder/world/cast.ts';
import { at, lindenhof, type Screen, type Step } from './screen.ts';

const path = at(lindenhof, '/agenda/new');

const moment =
  (day: string, from: string, till: string): Step =>
  async (page, { agendaDialog: { span } }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: span.startDate, exact: true }).fill(day);
    await dialog.getByRole('textbox', { name: span.startTime, exact: true }).fill(from);
    await dialog.getByRole('textbox', { name: span.endTime, exact: true }).fill(till);
  };

const chosen: Step = async (page, { agendaDialog: { product, location } }) => {
  for (const name of [product.label, location.label]) {
    await page.getByRole('dialog').getByRole('combobox', { name, exact: true }).click();
    await page.getByRole('option').filter({ visible: true }).first().click();
  }
};

const repeats =
  (type: 'weekly' | 'relative', until: string): Step =>
  async (page, { agendaDialog: { repetition } }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(repetition.label, { exact: true }).selectOption(type);
    if (type === 'relative') await dialog.getByLabel(repetition.on, { exact: true }).selectOption('workday');
    await dialog.getByRole('textbox', { name: repetition.until, exact: true }).fill(until);
    await page.waitForLoadState('networkidle');
  };

const changed: Step = async (page, { agendaDialog: { change } }) => {
  const acts = (name: string) => page.getByRole('button', { name: new RegExp(name.replace('{when}', '.+')) });
  await acts(change.cancelOf).nth(1).click();
  await acts(change.moveOf).nth(1).click();
};

const kind =
  (name: 'series' | 'hours'): Step =>
  async (page, { agendaDialog }) => {
    await page.getByRole('radio', { name: new RegExp(`^${agendaDialog.kind[name]}`) }).check();
  };

const meetings: Step = async (page, texts) => {
  await page.getByRole('button', { name: texts.agendaDialog.series.add }).click();
  await page.getByRole('textbox', { name: /1$/ }).fill('Kennismaking');
  await moment('7-9-2027', '19:30', '21:00')(page, texts);
  await page.getByRole('button', { name: texts.agendaDialog.series.add }).click();
};

const period: Step = async (page, { agendaDialog, forms }) => {
  const { hours } = forms;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: agendaDialog.hours.from, exact: true }).fill('20-12-2027');
  await dialog.getByRole('textbox', { name: agendaDialog.hours.till, exact: true }).fill('10-1-2028');
  const monday = hours.days.MO;
  await dialog.getByRole('button', { name: hours.addSlotTo.replace('{day}', monday) }).click();
  await dialog.getByRole('textbox', { name: hours.from.replace('{day}', monday).replace('{number}', '1') }).fill('9');
  await dialog.getByRole('textbox', { name: hours.till.replace('{day}', monday).replace('{number}', '1') }).fill('17');
  await page.waitForLoadState('networkidle');
};

const refused: Step = async (page, { agendaDialog }) => {
  await page.getByRole('button', { name: agendaDialog.save.create }).click();
};

/** The dialog of an agenda item: each kind, its dates while one types, what is wrong. */
export const agendaDialogScreens: Screen[] = [
  { name: 'agenda-dialog', path },
  { name: 'agenda-dialog-weekly', path, steps: [chosen, moment('7-9-2027', '19:30', '21:00'), repeats('weekly', '7-3-2028'), changed] },
  { name: 'agenda-dialog-workday', path, steps: [moment('30-6-2027', '19:30', '21:00'), repeats('relative', '31-12-2029')] },
  { name: 'agenda-dialog-series', path, steps: [kind('series'), meetings] },
  { name: 'agenda-dialog-hours', path: at(organisations.deKiem, '/agenda/new'), steps: [kind('hours'), period] },
  { name: 'agenda-dialog-problems', path, steps: [moment('31-2-2027', '21:00', '19:00'), refused] },
];
