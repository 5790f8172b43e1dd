import type { ApiRefusal } from './refusal.ts';

/** What to do with a refusal of the main API (point 8). `notice` shows it, `pass` leaves it to the caller. */
export type FailureStep = 'pass' | 'notice' | 'dashboard' | 'signIn' | 'maintenance';

/**
 * The one decision about refusals: no session is silent here (the session watch asks to sign in), no right leads to a dashboard,
 * maintenance to its page, what the caller handles is passed on, an answer without a body says nothing.
 */
export const failureStep = (refusal: ApiRefusal | undefined, handled: readonly string[] | 'all' = []): FailureStep => {
  if (!refusal) return 'pass';
  if (refusal.status === 412) return 'signIn';
  if (refusal.status === 503 && refusal.errorCode === 'maintenance') return 'maintenance';
  if (handled === 'all' || handled.includes(refusal.errorCode)) return 'pass';
  if (refusal.status === 403) return 'dashboard';
  return refusal.errorCode || refusal.serverMessage ? 'notice' : 'pass';
};

/** Looks a text up; undefined when there is none. */
export type Lookup = (key: string, values: Record<string, unknown>) => string | undefined;

export type FailureText = { title: string; message: string };

/**
 * What the user reads about a refusal (point 8). Title: by errorCode, else the general one. Message: by message text, then by
 * errorCode, else the raw message.
 */
export const failureText = (refusal: Pick<ApiRefusal, 'errorCode' | 'serverMessage' | 'data'>, lookup: Lookup): FailureText => {
  const { errorCode, serverMessage } = refusal;
  const values = refusal.data.values ?? {};
  const find = (...keys: string[]) => keys.map((key) => lookup(key, values)).find((text) => text !== undefined);
  // In the words for what it is about, where that is no organisation.
  const particular = `recordRefusals.${values.record}.${errorCode}`;
  return {
    title: find(`${particular}.title`, `refusals.${errorCode}.title`) ?? find('errors.title') ?? '',
    message: find(`errors.byMessage.${serverMessage}`, `${particular}.message`, `refusals.${errorCode}.message`) ?? serverMessage,
  };
};
