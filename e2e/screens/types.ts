import { people, types } from '@bronhouder/world/cast.ts';
import { type Screen, type Step, fixed } from './screen.ts';

const typeAt = (type: { key: string }, rest = '') => `#/tenant/type/${type.key}${rest}`;

const openField =
  (label: string): Step =>
  async (page) => {
    await page.locator('button[id^="open-"]').filter({ hasText: label }).click();
  };

/** A field gone and another narrowed, so that there is something to count. */
const touch: Step = async (page, { types: words }) => {
  await page
    .getByRole('listitem')
    .filter({ has: page.locator('#open-shortName') })
    .last()
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: words.fields.removeConfirm }).click();
  await page.locator('#open-summary').click();
  await page.getByRole('textbox', { name: words.settings.maxLength }).fill('40');
  await page.getByRole('button', { name: words.bar.save, exact: true }).click();
  await page.getByRole('dialog').getByText(words.effects.fields).waitFor();
};

const unsound: Step = async (page, { types: words }) => {
  await page.getByRole('textbox', { name: words.edit.nameNl, exact: true }).fill('<b>Molen');
  await page.getByRole('button', { name: words.sections.add }).click();
  await page.getByRole('textbox', { name: words.sections.addLabel }).fill('Bezoek');
  await page.getByRole('button', { name: words.fields.addConfirm }).click();
  await page
    .getByRole('button', { name: fixed(words.fields.addTo) })
    .last()
    .click();
  await page.getByRole('textbox', { name: words.fields.addLabel }).fill('Rondleiding');
  await page.getByRole('combobox', { name: words.fields.addKind }).selectOption('choice');
  await page.getByRole('button', { name: words.fields.addConfirm }).click();
  await page.getByRole('button', { name: words.bar.create }).click();
};

/** Types of the tenant. */
export const typesScreens: Screen[] = [
  { name: 'types', path: '#/tenant/types' },
  { name: 'types-products', path: '#/tenant/types/product' },
  { name: 'types-empty', path: '#/tenant/types/organisation?q=zzz' },
  { name: 'type', path: typeAt(types.museum) },
  { name: 'type-field', path: typeAt(types.bibliotheek), steps: [openField('ISIL-code')] },
  {
    name: 'type-preview',
    path: typeAt(types.museum),
    steps: [
      async (page, { types: words }) => {
        const view = page.getByText(words.edit.preview, { exact: true }).first();
        if (await view.isVisible()) await view.click();
      },
    ],
  },
  { name: 'type-new', path: '#/tenant/type/new?concerns=%22product%22' },
  { name: 'type-problems', path: '#/tenant/type/new?concerns=%22organisation%22', steps: [unsound] },
  { name: 'type-effects', path: typeAt(types.museum), steps: [touch] },
  { name: 'type-flemish', path: '#/tenant/types', host: 'vlaanderen.localhost', as: people.els },
  {
    name: 'type-why',
    path: typeAt(types.museum),
    steps: [async (page, { types: words }) => page.getByRole('button', { name: words.bar.save, exact: true }).click({ force: true })],
  },
];
