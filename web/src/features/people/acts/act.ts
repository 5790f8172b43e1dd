import type { Person } from '../user/use-person.ts';

export type AccountAct = Person['actions'][number];

/** In which order they stand on the page, the gravest last. */
export const accountActs: readonly AccountAct[] = ['keep', 'endSessions', 'activate', 'deactivate', 'anonymise'];

/** The roles of somebody that are seen here. */
export const heldOf = ({ assignments }: Person) => assignments.filter(({ status }) => status === 'active');
