/** Teams: dashboard and menu. */
export const team = {
  dashboard: {
    title: 'Overzicht',
    states: 'Organisaties per status',
    statesTotal: '{count, plural, =0 {Nog geen organisaties} one {# organisatie} other {# organisaties}}',
    allOrganisations: 'Alle organisaties',
    stateLink: '{state}: {count, plural, one {# organisatie} other {# organisaties}}',
    subteams: 'Onderliggende teams',
    noSubteams: 'Dit team heeft geen onderliggende teams.',
    noOrganisations: 'Onder dit team vallen nog geen organisaties.',
    organisations: '{count, plural, =0 {geen organisaties} one {# organisatie} other {# organisaties}}',
    comment: 'Over dit team',
    tasks: 'Taken bij dit team',
  },
};
