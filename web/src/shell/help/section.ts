const pages: [RegExp, string][] = [
  [/^\/home$/, 'home'],
  [/^\/profile$/, 'profile'],
  [/^\/organisation\/[^/]+(\/check)?$/, 'organisation-dashboard'],
  [/^\/organisation\/[^/]+\/edit$/, 'organisation-edit'],
  [/^\/organisation\/[^/]+\/settings$/, 'organisation-settings'],
  [/^\/organisation\/[^/]+\/auditlog$/, 'organisation-auditlog'],
  [/^\/organisation\/[^/]+\/revisions$/, 'organisation-revisions'],
  [/^\/team\/[^/]+$/, 'team-dashboard'],
  [/^\/team\/[^/]+\/edit$/, 'team-settings'],
  [/^\/team\/[^/]+\/auditlog$/, 'team-auditlog'],
  [/^\/team\/[^/]+\/organisations$/, 'organisation-list'],
  [/^\/team\/[^/]+\/organisation(\/create\/.*)?$/, 'creation'],
  [/^\/team\/[^/]+\/subteams$/, 'subteams'],
  [/^\/team\/[^/]+\/role(\/[^/]+)?$/, 'roles'],
  [/^(\/search|\/team\/[^/]+)?\/user(\/[^/]+)?$/, 'people'],
  [/^\/(organisation|team)\/[^/]+\/users$/, 'users'],
  [/^\/tenant\/outbox/, 'outbox'],
];

/** The help section of a page; 'default' where it has none of its own (point 2). */
export const helpSection = (path: string): string => pages.find(([page]) => page.test(path))?.[1] ?? 'default';
