import type { team } from '@bronhouder/phrases/nl/team.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type TeamLog = ApiAnswers['team']['auditlog'];
export type TeamEntry = TeamLog['rows'][number];
export type LogName = TeamLog['names'][number];

/** What is told of beside records with a log of their own, which has the words for those. */
export type Kind = Exclude<TeamEntry['kind'], 'organisation' | 'product' | 'supplement'>;
type Acts = (typeof team)['acts'];
export type ActOf<K extends Kind> = keyof Acts[K] & string;

const known: { [K in Kind]: readonly ActOf<K>[] } = {
  agenda: ['create', 'split', 'save', 'moveDate', 'cancelDate', 'resumeDate', 'undo', 'erase'],
  team: ['create', 'save', 'saveSettings', 'move', 'remove'],
  role: ['create', 'copy', 'save', 'delete', 'lookBegan', 'lookEnded'],
  assignment: ['assign', 'change', 'remove', 'expire'],
  invitation: ['invite', 'resend', 'withdraw', 'accept', 'deny', 'expire'],
  relationType: ['create', 'save', 'delete'],
  type: ['create', 'save', 'update'],
};

/** The act of an entry as one that has words. */
export const actOf = <K extends Kind>(kind: K, act: string): ActOf<K> | 'other' => known[kind].find((one) => one === act) ?? 'other';

/** The kinds of which an act can be told; an act that nobody knows is of none. */
export const kindsOf = (act: string): Kind[] => (Object.keys(known) as Kind[]).filter((kind) => actOf(kind, act) !== 'other');

const named = (names: readonly LogName[], value: unknown): LogName | undefined => names.find(({ key }) => key === value);

/** What an entry names beside its record: the role, where it is held, where something went. What is gone has no name. */
export const namedIn = ({ values }: Pick<TeamEntry, 'values'>, names: readonly LogName[]) => ({
  role: named(names, values['role']),
  place: named(names, values['organisation']) ?? named(names, values['team']),
  to: named(names, values['to']) ?? named(names, values['parent']),
  person: named(names, values['person']),
});
