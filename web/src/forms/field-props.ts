import type { FieldDefinition, FieldKind, FieldOf } from '@bronhouder/domain/fields/definition.ts';
import type { FieldValues } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { ComponentType, ReactNode } from 'react';

/** What an input takes over from its frame, to be spread on a Mantine input: its id, and the message and the help that describe it. */
export type Control = { id: string; error?: ReactNode; description?: ReactNode };

/** What every kind of field gets. `problems`: those to be shown, at paths relative to the field. */
export type FieldProps<K extends FieldKind> = {
  field: FieldOf<K>;
  path: string;
  value: FieldValues[K] | null;
  problems: Problem[];
  control: Control;
  onChange: (value: FieldValues[K] | null) => void;
};

/** A field with its frame, as a repeating group shows it inside its rows. */
export type InnerField = ComponentType<{
  field: FieldDefinition;
  path: string;
  value: FieldValues[FieldKind] | null;
  problems: Problem[];
  onChange: (value: FieldValues[FieldKind] | null) => void;
}>;
