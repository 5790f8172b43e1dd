import { people, types } from '@bronhouder/world/cast.ts';
import type { Screen, Step } from './screen.ts';

const typeAt = (type: { key: string }, rest = '') => `#/tenant/type/${type.key}${rest}`;

const openField =
  (key: string): Step =>
  (page) =>
    page.locator(`#open-${key}`).click();

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

/** A name that is no name, a section, and a choice without anything to choose from. */
const unsound: Step = async (page, { types: words }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  // The preview has a name to fill in as well, after this one.
  const write = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).first().fill(text);
  await write(words.edit.nameNl, '<b>Molen');
  await press(words.sections.add);
  await write(words.sections.addLabel, 'Bezoek');
  await press(words.fields.addConfirm);
  await press(words.fields.addTo.replace('{name}', 'Bezoek'));
  await write(words.fields.addLabel, 'Rondleiding');
  await page.getByRole('combobox', { name: words.fields.addKind, exact: true }).selectOption('choice');
  await press(words.fields.addConfirm);
  await press(words.bar.create);
};

/** Types of the tenant. */
export const typesScreens: Screen[] = [
  { name: 'types', path: '#/tenant/types' },
  { name: 'types-products', path: '#/tenant/types/product' },
  { name: 'types-empty', path: '#/tenant/types/organisation?q=zzz' },
  { name: 'type', path: typeAt(types.museum) },
  { name: 'type-field', path: typeAt(types.bibliotheek), steps: [openField('services')] },
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
