import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Reason } from '@bronhouder/domain/outcome.ts';
import { typeProblems } from '@bronhouder/domain/types/type-problems.ts';
import type { Creation } from './use-creation.ts';

/** Every reason why a new organisation of a team cannot have these types, by the rule of the server. */
export const typeReasons = (chosen: string[], available: readonly TypeDefinition[], creation: Creation): Reason[] =>
  typeProblems({
    chosen,
    current: [],
    available: [...available],
    maximum: creation.maximumTypes,
    allowed: creation.types.map(({ key }) => key),
  });

/** The types in an address: keys after each other, each once. */
export const typesInAddress = (splat: string | undefined): string[] => [...new Set((splat ?? '').split(/[/,]/).filter(Boolean))];
