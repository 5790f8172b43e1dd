/** Mails that people may do without; others (passwords, invitations, roles that end) are always sent. */
export const chosenMailKinds = [
  'plan-done',
  'plan-failed',
  'end-done',
  'organisation-changed',
  'agenda-changed',
  'relations-changed',
  'sharing-changed',
  'library-changed',
  'product-shared',
  'roles-changed',
  'invitation-answered',
] as const;
export type ChosenMailKind = (typeof chosenMailKinds)[number];

/** Of what others do around a record that somebody watches: told together a while after the first, so that much work is one mail. */
export const newsMailKinds = ['agenda-changed', 'relations-changed', 'sharing-changed', 'library-changed'] as const;
export type NewsMailKind = (typeof newsMailKinds)[number];
export const isNews = (kind: string): kind is NewsMailKind => newsMailKinds.some((news) => news === kind);

/** How long news is gathered from the first on, in milliseconds. */
export const newsGathersFor = 10 * 60_000;

/** At once, once a week together with others, or not at all. */
export const mailTimings = ['now', 'weekly', 'off'] as const;
export type MailTiming = (typeof mailTimings)[number];

/** What somebody chose, by kind; what is missing is sent at once. */
export type MailPreferences = Partial<Record<ChosenMailKind, MailTiming>>;

/** When somebody with these preferences gets mails of a kind. */
export const timingOf = (preferences: MailPreferences, kind: ChosenMailKind): MailTiming => preferences[kind] ?? 'now';

/** The preferences with every kind spelled out: what a screen shows. */
export const everyTiming = (preferences: MailPreferences): Record<ChosenMailKind, MailTiming> =>
  Object.fromEntries(chosenMailKinds.map((kind) => [kind, timingOf(preferences, kind)])) as Record<ChosenMailKind, MailTiming>;

/** Mails about the reader's own roles and invitations: for the reader whatever they may read, for a stand-in only what that one may read. */
export const personalMailKinds: readonly ChosenMailKind[] = ['roles-changed', 'invitation-answered'];
