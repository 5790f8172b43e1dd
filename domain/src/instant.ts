/** A moment on the time line: ISO 8601 in UTC with milliseconds, such as `2026-11-21T09:00:00.000Z`. Sorts as text. */
export type Instant = string & { readonly __instant?: never };

/** A user's, organisation's, team's … public key: a UUID. */
export type Key = string;
