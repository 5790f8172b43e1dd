import type { Problem } from '@bronhouder/domain/problem.ts';
import type { Input, TeamSettings } from './input.ts';

/** What every part of the form needs: what is saved, what stands in the form, what is wrong with it, and how to change it. */
export type Editing = {
  settings: TeamSettings;
  input: Input;
  editable: boolean;
  problems: Problem[];
  onChange: (change: Partial<Input>) => void;
};
