import type { TypeConcern, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Stored } from '../../change.ts';

/** A type as its verbs see it: its place is the root team, since it holds for the whole tenant. */
export type TypeRecord = Stored & { concerns: TypeConcern; definition: TypeDefinition };
