import { organisations, people } from '@bronhouder/world/cast.ts';
import { at, lindenhof, press, type Screen } from './screen.ts';

/** The ISIL codes of an organisation. */
export const isilScreens: Screen[] = [
  { name: 'isil', path: at(lindenhof, '/isil'), as: people.bram },
  { name: 'isil-viewer', path: at(lindenhof, '/isil'), as: people.hanna },
  { name: 'isil-empty', path: at(organisations.deKiem, '/isil'), as: people.karel },
  {
    name: 'isil-add',
    path: at(lindenhof, '/isil'),
    as: people.bram,
    steps: [
      press(({ isil }) => isil.add),
      async (page, { isil }) => page.getByRole('dialog').getByLabel(isil.form.current).check(),
      async (page, { isil }) => page.getByRole('dialog').getByRole('button', { name: isil.form.confirm }).click(),
    ],
  },
  { name: 'isil-remove', path: at(lindenhof, '/isil'), as: people.bram, steps: [press(({ isil }) => isil.removeOf)] },
];
