import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { ExplainedRights } from '../../rights/explained-rights.tsx';
import { rolesIn, useHeldRole } from '../../rights/held-roles.ts';
import classes from '../people.module.css';
import { type Place, placeValue, usePlaces } from './use-places.ts';
import type { Person } from './use-person.ts';

/** The rights of somebody at a place, each with what gives it or who could. */
const RightsAt = ({ person, place }: { person: Person; place: Place }) => {
  const { t } = useTranslation();
  const heldRole = useHeldRole();
  const input = { key: person.key, kind: place.kind, place: place.key };
  const { data, isError, refetch } = useQuery(queries.user.rights.queryOptions({ input, ...handled }));
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={6} />;
  const roles = rolesIn(data).map(heldRole);
  const none = t(person.deactivatedAt ? 'people.rights.deactivated' : 'people.rights.noRoles');
  return (
    <>
      <p className={classes.lead}>{roles.length > 0 ? `${t('people.rights.roles')}: ${roles.join(', ')}` : none}</p>
      <ExplainedRights explained={data} />
    </>
  );
};

type Props = { person: Person; place: Place | undefined; onPlace: (place: Place) => void; id: string };

/** "Why may this person do this?" at a place: one of their roles, or any that is searched (beyond the specification, 5). */
export const RightsCard = ({ person, place, onPlace, id }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { groups, placeOf, waiting } = usePlaces(person, typed === place?.name ? '' : typed, place);
  return (
    <Card title={t('people.rights.title')}>
      <p className={classes.lead}>{t('people.rights.lead')}</p>
      <Select
        id={id}
        label={t('people.rights.place')}
        placeholder={t('people.rights.placeholder')}
        searchable
        // The server has searched already.
        filter={({ options }) => options}
        data={groups}
        value={place ? placeValue(place) : null}
        searchValue={typed}
        onSearchChange={setTyped}
        onChange={(value) => {
          const chosen = value && placeOf(value);
          if (chosen) onPlace(chosen);
        }}
        nothingFoundMessage={t(waiting ? 'people.rights.searching' : 'people.rights.nothing')}
      />
      {place && (
        <div className={classes.rights}>
          <RightsAt key={placeValue(place)} person={person} place={place} />
        </div>
      )}
    </Card>
  );
};
