/** The start page: roles, tasks, favourites, recently opened. */
export const home = {
  title: 'Welkom',
  welcome: 'Welkom, {name}',
  roles: {
    title: 'Mijn rollen',
    empty: 'U heeft nog geen rollen. Een beheerder van uw team kan u een rol geven.',
  },
  beneath: {
    title: 'Organisaties onder mijn teams',
    empty: 'Er staat nu geen organisatie onder uw team.',
    more: '{count, plural, one {Nog één organisatie vindt} other {Nog # organisaties vindt}} u met het zoekveld bovenaan.',
  },
  tasks: { title: 'Mijn taken', empty: 'Er wordt nu niets van u gevraagd.' },
  favourites: { title: 'Favorieten', empty: 'Klik op de ster naast een titel om iets hier te bewaren.' },
  recent: { title: 'Onlangs geopend', empty: 'Wat u opent, vindt u hier terug.' },
  landing: {
    title: 'Welkom bij {tenant}',
    intro: 'Hier houdt u gegevens over organisaties actueel. Waar wilt u beginnen?',
    home: 'Mijn overzicht',
    homeText: 'Uw rollen, taken en favorieten',
    team: 'Overzicht van uw team',
    organisation: 'Overzicht van uw organisatie',
    search: 'Een organisatie zoeken',
    important: 'Belangrijk bericht',
  },
};
