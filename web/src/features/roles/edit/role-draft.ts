import { type Right, rights } from '@bronhouder/domain/permissions/right.ts';
import { difference } from '@bronhouder/domain/roles/compare.ts';
import { withDependencies, withoutRight } from '@bronhouder/domain/roles/dependencies.ts';
import type { RoleContent } from '@bronhouder/domain/roles/problems.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type Role = ApiAnswers['role']['get'];
export type ListedRole = ApiAnswers['role']['list'][number];
/** A role as it stands in the form. */
export type Draft = RoleContent;

/** The rights of an answer, as the domain knows them. */
export const rightsOf = (names: readonly string[]): Right[] => rights.filter((right) => names.includes(right));

export const draftOf = ({ name, description, websiteRole, rights: names }: Omit<Draft, 'rights'> & { rights: string[] }): Draft => ({
  name,
  description,
  websiteRole,
  rights: rightsOf(names),
});

/** What ticking or unticking a right does: the rights then, and those that went along with it. */
export type Ticked = { rights: Right[]; along: Right[] };

/** Ticks rights with all that they need. */
export const ticked = (chosen: readonly Right[], more: readonly Right[]): Ticked => {
  const next = withDependencies([...chosen, ...more]);
  return { rights: next, along: next.filter((right) => !chosen.includes(right) && !more.includes(right)) };
};

/** Unticks rights with all that needs them. */
export const unticked = (chosen: readonly Right[], gone: readonly Right[]): Ticked => {
  const next = gone.reduce<Right[]>((left, right) => withoutRight(left, right), [...chosen]);
  return { rights: next, along: chosen.filter((right) => !next.includes(right) && !gone.includes(right)) };
};

/** Whether a right may be ticked: it and all that it needs may be put into a role here. */
export const mayTick = (grantable: readonly Right[], right: Right): boolean =>
  withDependencies([right]).every((needed) => grantable.includes(needed));

/** What of a role can be copied here, and what has to be left out. */
export const copied = (source: readonly Right[], grantable: readonly Right[]): { rights: Right[]; leftOut: Right[] } => ({
  rights: source.filter((right) => mayTick(grantable, right)),
  leftOut: source.filter((right) => !mayTick(grantable, right)),
});

/** How many things in the form differ from what is saved. */
export const changesIn = (saved: Draft, draft: Draft): number => {
  const { here, there } = difference(saved.rights, draft.rights);
  const parts = [saved.name !== draft.name, saved.description !== draft.description, saved.websiteRole !== draft.websiteRole];
  return parts.filter((differs) => differs).length + here.length + there.length;
};

/** The role that differs least from this one: the one to compare it with. */
export const nearest = <R extends { key: string; rights: string[] }>(role: R, all: readonly R[]): R | undefined => {
  const distance = ({ rights: other }: R): number => {
    const { here, there } = difference(rightsOf(role.rights), rightsOf(other));
    return here.length + there.length;
  };
  return all.filter(({ key }) => key !== role.key).toSorted((one, other) => distance(one) - distance(other))[0];
};
