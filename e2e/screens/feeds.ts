import { organisations, people } from '@bronhouder/world/cast.ts';
import { at, lindenhof, press, type Screen } from './screen.ts';

/** The addresses at which calendars read an agenda, and the dashboard with what is coming. */
export const feedsScreens: Screen[] = [
  { name: 'feeds-empty', path: at(lindenhof, '/agenda-feeds'), as: people.hanna },
  { name: 'feeds-new', path: at(lindenhof, '/agenda-feeds'), as: people.karel, steps: [press(({ feeds }) => feeds.add)] },
  {
    name: 'feeds-made',
    path: at(organisations.deKiem, '/agenda-feeds'),
    as: people.karel,
    steps: [
      press(({ feeds }) => feeds.add),
      async (page, { feeds }) => page.getByRole('dialog').getByRole('textbox', { name: feeds.form.name }).fill('Website van de gemeente'),
      async (page, { feeds }) => page.getByRole('dialog').getByRole('button', { name: feeds.form.confirm }).click(),
    ],
  },
  { name: 'feeds', path: at(organisations.deKiem, '/agenda-feeds'), as: people.karel },
];
