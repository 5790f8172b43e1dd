/** What can be wrong with a password that somebody chooses; all of it belongs at the field `next`. */
export const passwordFaults = {
  'password.short': 'next',
  'password.long': 'next',
  'password.common': 'next',
  'password.personal': 'next',
} as const;
