import { isKey } from '../../../tables/read-search.ts';
import { allStates } from '@bronhouder/domain/publication/states.ts';

export const archivedStatuses = ['without', 'with', 'only'] as const;
export const switchStatuses = ['on', 'off'] as const;
export type SwitchStatus = (typeof switchStatuses)[number];
/** The switches of an organisation that a list can be narrowed by. */
export const switchSettings = ['online', 'workflow', 'productWorkflow'] as const;
export type SwitchSetting = (typeof switchSettings)[number];

/** What the parameter `cs` can set: each setting of an organisation (point 3). */
export type CsFilter = {
  states: string[];
  types: string[];
  archived: (typeof archivedStatuses)[number];
} & { [S in SwitchSetting]?: SwitchStatus | undefined };

const sameLetters = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined => known.find((item) => sameLetters(item, text));

/** How each setting is read: what a status sets, or nothing when nobody understands it. */
const readers: Record<string, (status: string) => Partial<CsFilter> | undefined> = {
  state: (status) => {
    const state = oneOf(allStates, status);
    return state && { states: [state] };
  },
  type: (status) => (isKey(status) ? { types: [status.toLowerCase()] } : undefined),
  archived: (status) => {
    const archived = oneOf(archivedStatuses, status);
    return archived && { archived };
  },
  ...Object.fromEntries(
    switchSettings.map((setting) => [
      setting.toLowerCase(),
      (status: string) => {
        const position = oneOf(switchStatuses, status);
        return position && { [setting]: position };
      },
    ]),
  ),
};

/**
 * Reads the parameter `cs=<setting>-<status>` (point 2): `state-published`, `archived-only`, `online-off`, `workflow-on`,
 * `productworkflow-off`, `type-<key>`; capitals do not matter.
 * @returns what it sets; null when it is absent or nobody understands it, so that an old link still shows a list.
 */
export const parseCs = (cs: string | undefined): Partial<CsFilter> | null => {
  const [, setting = '', status = ''] = /^([a-z]+)-(.+)$/i.exec(cs ?? '') ?? [];
  const name = setting.toLowerCase();
  return (Object.hasOwn(readers, name) && readers[name]?.(status)) || null;
};

/** The parameter `cs` that says the same as these filters; undefined when one `cs` cannot say it. */
export const formatCs = ({ states, types, archived, ...switches }: CsFilter): string | undefined => {
  const said = [
    ...states.map((state) => `state-${state}`),
    ...types.map((type) => `type-${type}`),
    ...(archived === 'without' ? [] : [`archived-${archived}`]),
    ...switchSettings.flatMap((setting) => (switches[setting] ? [`${setting.toLowerCase()}-${switches[setting]}`] : [])),
  ];
  return said.length === 1 ? said[0] : undefined;
};
