import type { FieldDefinition } from '../fields/definition.ts';
import { sameValue } from '../saving/same.ts';

/** What another value of a setting does to what a field can hold. */
type Step = 'narrower' | 'wider' | 'reworded';
type Compare = (before: unknown, after: unknown) => Step[];

const comparable = (value: unknown): number | string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined;

/** A least: higher asks more, none asks nothing. */
const least: Compare = (before, after) => {
  const [was, is] = [comparable(before), comparable(after)];
  if (was === is) return [];
  if (is === undefined) return ['wider'];
  return was === undefined || is > was ? ['narrower'] : ['wider'];
};

/** A most: lower leaves less, none leaves everything. */
const most: Compare = (before, after) => {
  const [was, is] = [comparable(before), comparable(after)];
  if (was === is) return [];
  if (is === undefined) return ['wider'];
  return was === undefined || is < was ? ['narrower'] : ['wider'];
};

const words = (list: unknown): string[] | undefined =>
  Array.isArray(list) ? list.map((one: unknown) => (typeof one === 'string' ? one : String(Object(one).value))) : undefined;

/** A list of what is possible; none: everything. */
const among: Compare = (before, after) => {
  const [was, is] = [words(before), words(after)];
  const gone = is !== undefined && (was === undefined || was.some((one) => !is.includes(one)));
  const come = was !== undefined && (is === undefined || is.some((one) => !was.includes(one)));
  const same = !gone && !come && !sameValue(before, after);
  return [...(gone ? ['narrower' as const] : []), ...(come ? ['wider' as const] : []), ...(same ? ['reworded' as const] : [])];
};

const demand: Compare = (before, after) => (Boolean(before) === Boolean(after) ? [] : [after ? 'narrower' : 'wider']);
const freedom: Compare = (before, after) => (Boolean(before) === Boolean(after) ? [] : [after ? 'wider' : 'narrower']);
const text: Compare = (before, after) => (sameValue(before, after) ? [] : ['reworded']);

const sourceOf = (pattern: unknown): unknown => (typeof pattern === 'object' && pattern !== null ? Object(pattern).source : undefined);

/** Another pattern may refuse what the old one took; that it takes more as well is not looked into. */
const pattern: Compare = (before, after) => {
  if (sourceOf(before) === sourceOf(after)) return text(before, after);
  return [after ? 'narrower' : 'wider'];
};

/** The settings of all kinds of field: the same name means the same everywhere. */
const settings: Record<string, Compare> = {
  minLength: least,
  maxLength: most,
  pattern,
  options: among,
  multiple: freedom,
  minSelected: least,
  maxSelected: most,
  minimum: least,
  maximum: most,
  decimals: most,
  unit: text,
  checkReachable: demand,
  country: text,
  kinds: among,
  countries: among,
  future: demand,
  accept: among,
  maxBytes: most,
  minWidth: least,
  minHeight: least,
  image: demand,
  mustBeSet: demand,
  types: among,
  itemLabel: text,
};

const settingOf = (field: FieldDefinition, name: string): unknown => Reflect.get(field, name);

/** How two fields of the same kind differ in what they can hold, and whether a text of their settings does. */
export const bounds = (before: FieldDefinition, after: FieldDefinition): Record<Step, boolean> => ({
  ...stepsOf(Object.entries(settings).flatMap(([name, compare]) => compare(settingOf(before, name), settingOf(after, name)))),
});

const stepsOf = (steps: Step[]): Record<Step, boolean> => ({
  narrower: steps.includes('narrower'),
  wider: steps.includes('wider'),
  reworded: steps.includes('reworded'),
});
