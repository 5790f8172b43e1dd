import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { folded } from '../../../forms/tree.ts';
import type { PlaceRef } from '../../../shell/rights/open-rights.ts';
import { useTeamChoices } from '../list/use-choices.ts';
import type { Person } from './use-person.ts';

export type Place = PlaceRef & { name: string };
const pause = 200;
const most = 8;

/** A place as a choice of a list, and back. */
export const placeValue = ({ kind, key }: PlaceRef): string => `${kind} ${key}`;

const once = (places: readonly Place[]): Place[] => [...new Map(places.map((place) => [placeValue(place), place])).values()];

/** The places to look at: where somebody holds a role, and what a search by name finds among what the user may read. */
export const usePlaces = ({ assignments }: Person, typed: string, chosen: Place | undefined) => {
  const { t } = useTranslation();
  const [asked] = useDebouncedValue(typed.trim(), pause);
  const { data, isFetching } = useQuery({
    ...queries.organisation.list.queryOptions({ input: { q: asked, size: most, archived: 'with', states: [], types: [] } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const teams = useTeamChoices() ?? [];
  const held = once(assignments.filter(({ status }) => status === 'active').map(({ place }) => place));
  const words = folded(asked);
  const found: Place[] =
    asked === ''
      ? []
      : [
          ...teams
            .filter(({ name }) => folded(name).includes(words))
            .slice(0, most)
            .map(({ value, name }): Place => ({ kind: 'team', key: value, name })),
          ...(data?.rows ?? []).map(({ key, title }): Place => ({ kind: 'organisation', key, name: title })),
        ];
  const isHeld = (place: PlaceRef) => held.some((one) => placeValue(one) === placeValue(place));
  const others = once([...(chosen ? [chosen] : []), ...found]).filter((place) => !isHeld(place));
  const choices = (places: readonly Place[]) => places.map((place) => ({ value: placeValue(place), label: place.name }));
  const groups = [
    { group: t('people.rights.held'), items: choices(held) },
    { group: t('people.rights.found'), items: choices(others) },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    placeOf: (value: string): Place | undefined => [...held, ...others].find((place) => placeValue(place) === value),
    waiting: isFetching || asked !== typed.trim(),
  };
};
