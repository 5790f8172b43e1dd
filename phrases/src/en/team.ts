import type { team as nl } from '../nl/team.ts';

/** Teams: dashboard and menu. */
export const team: typeof nl = {
  dashboard: {
    title: 'Overview',
    states: 'Organisations by state',
    statesTotal: '{count, plural, =0 {No organisations yet} one {# organisation} other {# organisations}}',
    allOrganisations: 'All organisations',
    stateLink: '{state}: {count, plural, one {# organisation} other {# organisations}}',
    subteams: 'Subteams',
    noSubteams: 'This team has no subteams.',
    noOrganisations: 'There are no organisations under this team yet.',
    organisations: '{count, plural, =0 {no organisations} one {# organisation} other {# organisations}}',
    comment: 'About this team',
    tasks: 'Tasks of this team',
  },
};
