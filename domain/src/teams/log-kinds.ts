/** What the log of a team tells of, in the order in which it can be chosen. */
export const teamLogKinds = [
  'organisation',
  'product',
  'supplement',
  'agenda',
  'team',
  'role',
  'assignment',
  'invitation',
  'relationType',
  'type',
] as const;
