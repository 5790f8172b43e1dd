import { useParams } from '@tanstack/react-router';

/** Where a product is looked at from: an organisation, its owner or one that shows it, or a team above. The same screens stand at both. */
export type ProductPlace = { organisation: string } | { team: string };

/** The place in the address. */
export const useProductPlace = (): ProductPlace => {
  const { organisation, team = '' } = useParams({ strict: false });
  return organisation === undefined ? { team } : { organisation };
};

type Standing = {
  organisation: { key: string };
  /** What may be done at the owner. */
  actions: readonly string[];
  shownThrough: readonly { key: string }[];
  teams: readonly string[];
};

/** The organisations at which the reader finds a product: its owner, where it may be read there, and those that show it. */
export const standsAt = ({ organisation, actions, shownThrough }: Standing): string[] => [
  ...(actions.includes('PRODUCT:read') ? [organisation.key] : []),
  ...shownThrough.map(({ key }) => key),
];

/** The organisation at which links lead to a product: its owner, or who shows it to the reader. */
export const homeOf = (product: Standing): string => standsAt(product)[0] ?? product.organisation.key;

/** Where a product that does not stand at the place in the address can be found instead; null: it stands there. */
export const elsewhere = (product: Standing, from: ProductPlace): ProductPlace | null => {
  const home = homeOf(product);
  const here =
    'team' in from ? product.teams.includes(from.team) : from.organisation === home || standsAt(product).includes(from.organisation);
  return here ? null : { organisation: home };
};
