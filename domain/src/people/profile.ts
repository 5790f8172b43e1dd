import type { FieldDefinition } from '../fields/definition.ts';
import { fieldsProblems, normaliseFields } from '../fields/rules.ts';
import { problem } from '../fields/rule.ts';
import type { Problem } from '../problem.ts';

/** What somebody says of themselves; the telephone number as typed, or as it is kept. */
export type PersonalData = { firstName: string; infix: string; familyName: string; phoneNumber: string };

const label = { nl: '', en: '' };
const fields: FieldDefinition[] = [
  { kind: 'text', key: 'firstName', label, maxLength: 100 },
  { kind: 'text', key: 'infix', label, maxLength: 40 },
  { kind: 'text', key: 'familyName', label, maxLength: 100 },
  { kind: 'phone', key: 'phoneNumber', label },
];

/** What is wrong with it, by field: no name at all, too long, marks that a name cannot have, no telephone number. */
export const personalProblems = (data: PersonalData, today: string): Problem[] => {
  const nameless = data.firstName.trim() === '' && data.familyName.trim() === '';
  return [...(nameless ? [problem('required', 'firstName')] : []), ...fieldsProblems(fields, data, { today, strict: false })];
};

/** As it is kept: without spaces around it, the number in one way. */
export const tidyPersonal = (data: PersonalData): PersonalData => {
  const tidy = normaliseFields(fields, data);
  const textOf = (key: keyof PersonalData): string => (typeof tidy[key] === 'string' ? tidy[key] : '');
  return {
    firstName: textOf('firstName'),
    infix: textOf('infix'),
    familyName: textOf('familyName'),
    phoneNumber: textOf('phoneNumber'),
  };
};
