import type { Localised } from '../fields/definition.ts';
import type { Key } from '../instant.ts';
import type { Reason } from '../outcome.ts';
import { allowedTypes, type Effective, type SwitchName, switchNames } from './settings.ts';

/** What of an organisation the settings of its teams are about. */
export type Held = { types: readonly Key[] } & Record<SwitchName, boolean>;

type KnownType = { key: Key; category: string; name: Localised };
type Setting = Effective<{ name: string }>;

/** How settings touch an organisation: a code with a text, and what fills it. */
export const touchCodes = ['type-not-allowed', 'differs-from-mandatory', 'max-verify-age'] as const;
export type TouchCode = (typeof touchCodes)[number];
export type Touch =
  | { code: 'type-not-allowed'; values: { type: Key; nameNl: string; nameEn: string } }
  | { code: 'differs-from-mandatory'; values: { setting: SwitchName; value: boolean; team: string } }
  /** 0: nobody sets one. */
  | { code: 'max-verify-age'; values: { before: number; after: number } };

/** In what an organisation is out of line with what holds at its team: types that are not allowed, switches that should stand otherwise. */
export const deviations = (it: Held, settings: Setting, types: readonly KnownType[]): Touch[] => {
  const allowed = new Set(allowedTypes(types, settings).map(({ key }) => key));
  return [
    ...types
      .filter(({ key }) => it.types.includes(key) && !allowed.has(key))
      .map(({ key, name }): Touch => ({ code: 'type-not-allowed', values: { type: key, nameNl: name.nl, nameEn: name.en } })),
    ...switchNames.flatMap((setting): Touch[] => {
      const { value, from } = settings[setting];
      if (!value?.mandatory || value.value === it[setting]) return [];
      return [{ code: 'differs-from-mandatory', values: { setting, value: value.value, team: from?.name ?? '' } }];
    }),
  ];
};

const sameTouch = (one: Touch, other: Touch): boolean =>
  one.code === other.code &&
  ((one.code === 'type-not-allowed' && other.code === 'type-not-allowed' && one.values.type === other.values.type) ||
    (one.code === 'differs-from-mandatory' && other.code === 'differs-from-mandatory' && one.values.setting === other.values.setting));

const ageTouch = (before: Setting, after: Setting): Touch[] => {
  const [was, becomes] = [before.maxVerifyAge.value ?? 0, after.maxVerifyAge.value ?? 0];
  return was === becomes ? [] : [{ code: 'max-verify-age', values: { before: was, after: becomes } }];
};

/**
 * How other settings touch an organisation: in what it gets out of line (`reasons`), or has to be checked at another age; and in what
 * it was out of line before and stays so (`already`). What only becomes freer is not touched.
 */
export const touches = (it: Held, before: Setting, after: Setting, types: readonly KnownType[]): { reasons: Touch[]; already: Touch[] } => {
  const [was, becomes] = [deviations(it, before, types), deviations(it, after, types)];
  const stayed = (touch: Touch) => was.some((one) => sameTouch(one, touch));
  return {
    reasons: [...becomes.filter((touch) => !stayed(touch)), ...ageTouch(before, after)],
    already: becomes.filter(stayed),
  };
};

type Switches = Record<SwitchName, boolean>;

/** The switches with those as they have to be that a team made mandatory. */
export const inLine = (switches: Switches, settings: Effective<unknown>): Switches => {
  const held = (name: SwitchName) => {
    const { value } = settings[name];
    return value?.mandatory ? value.value : switches[name];
  };
  return { online: held('online'), workflow: held('workflow'), productWorkflow: held('productWorkflow') };
};

/**
 * Every switch that would be turned away from what a team made mandatory (point 5): `settings.mandatory`. `current`: how they stand
 * now, null for an organisation that is being made; what was out of line already may stay.
 */
export const againstMandatory = (wanted: Switches, current: Switches | null, settings: Setting): Reason[] => {
  const must = inLine(wanted, settings);
  return switchNames
    .filter((setting) => wanted[setting] !== must[setting] && wanted[setting] !== current?.[setting])
    .map((setting) => ({ code: 'settings.mandatory', values: { setting, team: settings[setting].from?.name ?? '' } }));
};
