import { useEffect, useState } from 'react';
import { useUser } from '../shell/session/current-user.ts';
import { type Draft, type DraftPlace, dropDraft, keepDraft, readDraft } from './draft-store.ts';

/** Where the unsaved input of the signed-in user is kept. */
const usePlace = (record: string): DraftPlace => {
  const { tenantId: tenant, id: user } = useUser();
  return { tenant, user, record };
};

/** What a form that is not made of fields of a type (a role, the settings of a team) had unsaved when it was last left, by the same user. */
export const useEarlierInput = <Held>(record: string) => {
  const place = usePlace(record);
  const [earlier] = useState(() => readDraft<Held>(localStorage, place));
  const [told, tell] = useState(earlier !== undefined);
  return { earlier, told, dismiss: () => tell(false) };
};

/** Puts the input away on the device with every change, and forgets it once there is nothing unsaved. */
export const useKeptInput = <Held>(
  record: string,
  { revision, base, content }: Omit<Draft<Held>, 'at' | 'types'>,
  dirty: boolean,
): void => {
  const { tenant, user } = usePlace(record);
  const json = JSON.stringify({ revision, base, content });
  useEffect(() => {
    const place = { tenant, user, record };
    if (dirty) keepDraft<Held>(localStorage, place, { ...JSON.parse(json), types: [], at: new Date().toISOString() });
    else dropDraft(localStorage, place);
  }, [tenant, user, record, dirty, json]);
};
