import type { home as nl } from '../nl/home.ts';

/** The start page: roles, tasks, favourites, recently opened. */
export const home: typeof nl = {
  title: 'Welcome',
  welcome: 'Welcome, {name}',
  roles: {
    title: 'My roles',
    empty: 'You have no roles yet. An administrator of your team can give you one.',
  },
  beneath: {
    title: 'Organisations beneath my teams',
    empty: 'There is no organisation beneath your team now.',
    more: '{count, plural, one {One more organisation is} other {# more organisations are}} found with the search box on top.',
  },
  tasks: { title: 'My tasks', empty: 'Nothing is asked of you now.' },
  favourites: { title: 'Favourites', empty: 'Press the star beside a title to keep something here.' },
  recent: { title: 'Recently opened', empty: 'You will find here what you open.' },
  landing: {
    title: 'Welcome to {tenant}',
    intro: 'Here you keep data about organisations up to date. Where do you want to begin?',
    home: 'My overview',
    homeText: 'Your roles, tasks and favourites',
    team: 'Overview of your team',
    organisation: 'Overview of your organisation',
    search: 'Find an organisation',
    important: 'Important message',
  },
};
