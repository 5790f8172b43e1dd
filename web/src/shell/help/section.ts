const pages: [RegExp, string][] = [
  [/^\/home$/, 'home'],
  [/^\/organisation\/[^/]+(\/check)?$/, 'organisation-dashboard'],
  [/^\/organisation\/[^/]+\/edit$/, 'organisation-edit'],
  [/^\/organisation\/[^/]+\/settings$/, 'organisation-settings'],
  [/^\/organisation\/[^/]+\/auditlog$/, 'organisation-auditlog'],
  [/^\/organisation\/[^/]+\/revisions$/, 'organisation-revisions'],
  [/^\/team\/[^/]+$/, 'team-dashboard'],
  [/^\/team\/[^/]+\/organisations$/, 'organisation-list'],
  [/^\/tenant\/outbox/, 'outbox'],
];

/** The help section of a page; 'default' where it has none of its own (point 2). */
export const helpSection = (path: string): string => pages.find(([page]) => page.test(path))?.[1] ?? 'default';
