import { sameValue } from '../saving/same.ts';
import type { Values } from '../values.ts';
import { type OwnSettings, type SettingName, settingNames, switchNames } from './settings.ts';

type Value = OwnSettings[SettingName];
/** What one setting was and became; null: as the team above. */
export type SettingChange = { field: SettingName; before: Value; after: Value };

const between = '\n';

const isSwitch = (name: SettingName) => switchNames.some((one) => one === name);

const written = (value: Exclude<Value, null>): string | number => {
  if (typeof value === 'number') return value;
  if ('mandatory' in value) return `${value.value ? 'on' : 'off'}${value.mandatory ? ' mandatory' : ''}`;
  return value.join(between);
};

const read = (name: SettingName, kept: Values[string] | undefined): Value => {
  if (kept === undefined) return null;
  if (typeof kept === 'number') return kept;
  const text = String(kept);
  if (isSwitch(name)) return { value: text.startsWith('on'), mandatory: text.endsWith('mandatory') };
  return text === '' ? [] : text.split(between);
};

const inOrder = (value: Value): Value => (value !== null && typeof value === 'object' && 'length' in value ? [...value].sort() : value);

/** Whether two values of a setting say the same; the order of a list says nothing. */
export const sameSetting = (one: Value, other: Value): boolean => sameValue(inOrder(one), inOrder(other));

/** The settings that differ, in the order of their names. */
export const changedSettings = (before: OwnSettings, after: OwnSettings): SettingChange[] =>
  settingNames.flatMap((field) =>
    sameSetting(before[field], after[field]) ? [] : [{ field, before: before[field], after: after[field] }],
  );

/** What changed as the audit log keeps it: flat, types as keys; a side that is missing was, or is, as the team above has it. */
export const tracedChange = (changes: readonly SettingChange[]): Values =>
  Object.fromEntries([
    ['changed', changes.map(({ field }) => field).join(' ')],
    ...changes.flatMap(({ field, before, after }) => [
      ...(before === null ? [] : [[`${field}.before`, written(before)]]),
      ...(after === null ? [] : [[`${field}.after`, written(after)]]),
    ]),
  ]);

/** The same read back from the audit log. */
export const readChange = (values: Values): SettingChange[] => {
  const changed = String(values['changed'] ?? '').split(' ');
  return settingNames
    .filter((field) => changed.includes(field))
    .map((field) => ({ field, before: read(field, values[`${field}.before`]), after: read(field, values[`${field}.after`]) }));
};
