import type { Key } from '../instant.ts';

/** How a setting of organisations starts, and whether they may have it otherwise. */
export type DefaultSetting = { value: boolean; mandatory: boolean };

/** The settings of organisations that a team can have a say in. */
export const switchNames = ['online', 'workflow', 'productWorkflow'] as const;
export type SwitchName = (typeof switchNames)[number];

/** The lists with which a team narrows what may be chosen beneath it. */
export const restrictionNames = ['organisationTypes', 'productTypes', 'categories'] as const;
export type RestrictionName = (typeof restrictionNames)[number];

export const settingNames = ['maxVerifyAge', ...restrictionNames, ...switchNames] as const;
export type SettingName = (typeof settingNames)[number];

/** Days after which data has to be checked again: at least and at most. */
export const verifyAges = { minimum: 1, maximum: 3650 };

type Settings = {
  /** Days after which data has to be checked again. */
  maxVerifyAge: number;
  organisationTypes: readonly Key[];
  productTypes: readonly Key[];
  categories: readonly string[];
} & Record<SwitchName, DefaultSetting>;

/** What a team sets itself (point 3, 'Team'); null: as the team above has it. */
export type OwnSettings = { [S in keyof Settings]: Settings[S] | null };

/** What holds at a team. `value` null: nobody restricts or sets it. `from`: the team that set it. */
export type Effective<Team> = { [S in keyof Settings]: { value: Settings[S] | null; from: Team | null } };

export const noSettings: OwnSettings = {
  maxVerifyAge: null,
  organisationTypes: null,
  productTypes: null,
  categories: null,
  online: null,
  workflow: null,
  productWorkflow: null,
};

type Held<T, Team> = { value: T | null; from: Team | null };

const nearest = <T, Team>(above: Held<T, Team>, own: T | null, team: Team): Held<T, Team> =>
  own === null ? above : { value: own, from: team };

/** A team restricts further what the team above allows; it never allows what that does not. */
const narrowed = <T, Team>(above: Held<readonly T[], Team>, own: readonly T[] | null, team: Team): Held<readonly T[], Team> => {
  if (own === null) return above;
  const allowed = above.value;
  return { value: allowed === null ? own : own.filter((item) => allowed.includes(item)), from: team };
};

/** What is mandatory above stays as it is there. */
const unlessMandatory = <Team>(above: Held<DefaultSetting, Team>, own: DefaultSetting | null, team: Team): Held<DefaultSetting, Team> =>
  above.value?.mandatory ? above : nearest(above, own, team);

/** What holds at the last of these teams, which are those from the root down with what each sets itself. */
export const effectiveSettings = <Team>(line: readonly { team: Team; own: OwnSettings }[]): Effective<Team> => {
  const nobody = { value: null, from: null };
  const start: Effective<Team> = {
    maxVerifyAge: nobody,
    organisationTypes: nobody,
    productTypes: nobody,
    categories: nobody,
    online: nobody,
    workflow: nobody,
    productWorkflow: nobody,
  };
  return line.reduce<Effective<Team>>(
    (above, { team, own }) => ({
      maxVerifyAge: nearest(above.maxVerifyAge, own.maxVerifyAge, team),
      organisationTypes: narrowed(above.organisationTypes, own.organisationTypes, team),
      productTypes: narrowed(above.productTypes, own.productTypes, team),
      categories: narrowed(above.categories, own.categories, team),
      online: unlessMandatory(above.online, own.online, team),
      workflow: unlessMandatory(above.workflow, own.workflow, team),
      productWorkflow: unlessMandatory(above.productWorkflow, own.productWorkflow, team),
    }),
    start,
  );
};

/** The same where a tenant has no restrictions of types (point 3, 'Tenant settings', `typeRestrictionsEnabled`). */
export const withoutRestrictions = <Team>(settings: Effective<Team>): Effective<Team> => ({
  ...settings,
  organisationTypes: { value: null, from: null },
  productTypes: { value: null, from: null },
  categories: { value: null, from: null },
});

/** How a setting starts where no team says so: online, with a workflow. */
export const usualDefault: DefaultSetting = { value: true, mandatory: false };

/** The keys of these types that may be given to organisations where these settings hold, of the types of the tenant. */
export const allowedTypes = <Type extends { key: Key; category: string }>(
  types: readonly Type[],
  settings: Pick<Effective<unknown>, 'organisationTypes' | 'categories'>,
): Type[] => {
  const { organisationTypes, categories } = settings;
  return types.filter(
    ({ key, category }) => (organisationTypes.value?.includes(key) ?? true) && (categories.value?.includes(category) ?? true),
  );
};

/** The keys of these product types that may be given where these settings hold. */
export const allowedProductTypes = <Type extends { key: Key; category: string }>(
  types: readonly Type[],
  { productTypes, categories }: Pick<Effective<unknown>, 'productTypes' | 'categories'>,
): Type[] => allowedTypes(types, { organisationTypes: productTypes, categories });

/** What a team may choose from beneath these settings, which are those of the team above it. */
export const choicesBeneath = <Type extends { key: Key; category: string }>(
  inherited: Effective<unknown>,
  types: { organisation: readonly Type[]; product: readonly Type[] },
): { organisationTypes: Type[]; productTypes: Type[]; categories: string[] } => {
  const known = [...new Set([...types.organisation, ...types.product].map(({ category }) => category))].sort();
  return {
    organisationTypes: allowedTypes(types.organisation, inherited),
    productTypes: allowedProductTypes(types.product, inherited),
    categories: known.filter((category) => inherited.categories.value?.includes(category) ?? true),
  };
};
