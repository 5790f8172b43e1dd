import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { personalProblems, type PersonalData } from '@bronhouder/domain/people/profile.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { Profile } from './use-profile.ts';

/** What somebody can change about themselves. */
export type PersonInput = PersonalData & Pick<Profile, 'language'>;
export type PersonField = keyof PersonInput;

export const personFields: readonly PersonField[] = ['firstName', 'infix', 'familyName', 'phoneNumber', 'language'];

export const savedPerson = ({ firstName, infix, familyName, phoneNumber, language }: Profile): PersonInput => ({
  firstName,
  infix,
  familyName,
  phoneNumber,
  language,
});

/** What differs from what is saved, whatever it is now. */
export const changedFields = (saved: PersonInput, input: PersonInput): PersonField[] =>
  personFields.filter((field) => input[field] !== saved[field]);

/** What is wrong in the form, by the rules of the domain; of fields that were left, or of all once saving was tried. */
export const shownProblems = (input: PersonInput, shown: (field: string) => boolean, zone: string, now: string): Problem[] =>
  personalProblems(input, todayIn(zone, now)).filter(({ field }) => shown(field));
