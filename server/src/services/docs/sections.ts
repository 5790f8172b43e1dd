/** The sections of the portal that have a help text of their own; the others have 'default'. */
export const helpSections = [
  'default',
  'home',
  'organisation-dashboard',
  'organisation-edit',
  'organisation-settings',
  'organisation-list',
  'organisation-auditlog',
  'organisation-revisions',
  'publication',
  'team-dashboard',
  'outbox',
  'account',
] as const;
