import type { TypeDefinition } from '../fields/definition.ts';
import type { Reason } from '../outcome.ts';
import type { Values } from '../values.ts';
import type { RefusalCode } from '../refusal.ts';

/** What is to be decided about: the keys of the types now and then, and what tenant and team allow. */
export type TypeChoice = {
  chosen: string[];
  /** The types it has until now; none for a new organisation. */
  current: string[];
  available: TypeDefinition[];
  /** How many types at most; 1 where the tenant allows no more than one. */
  maximum: number;
  /** The types that the team (or a team above it) allows; nothing where it does not restrict them. */
  allowed?: string[] | undefined;
};

const reason = (code: RefusalCode, values: Values = {}): Reason => ({ code, values });

/** The text of a language names the type in that language. */
const named = (key: string, available: TypeDefinition[]): Values => {
  const name = available.find((type) => type.key === key)?.name;
  return { type: key, nameNl: name?.nl ?? key, nameEn: name?.en ?? key };
};

/**
 * Every reason why these types cannot be chosen (point 5): none, more than the maximum, one taken away that is not removable, one
 * added that is inactive, unknown or not allowed by the team. Types it already has may stay, whatever became of them.
 */
export const typeProblems = ({ chosen, current, available, maximum, allowed }: TypeChoice): Reason[] => {
  const find = (key: string) => available.find((type) => type.key === key);
  const added = [...new Set(chosen)].filter((key) => !current.includes(key));
  const removed = current.filter((key) => !chosen.includes(key));
  const about = (code: RefusalCode, keys: string[]) => keys.map((key) => reason(code, named(key, available)));
  return [
    ...(chosen.length === 0 ? [reason('settings.types-required')] : []),
    ...(new Set(chosen).size > maximum && added.length > 0 ? [reason('settings.types-maximum', { maximum })] : []),
    ...about(
      'settings.type-not-removable',
      removed.filter((key) => find(key)?.removable === false),
    ),
    ...about(
      'settings.type-inactive',
      added.filter((key) => !find(key)?.active),
    ),
    ...about(
      'settings.type-not-allowed',
      added.filter((key) => find(key)?.active && allowed !== undefined && !allowed.includes(key)),
    ),
  ];
};
