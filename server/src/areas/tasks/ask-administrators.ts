import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/types.ts';
import type { House } from '../../house.ts';
import { updateTasks, replaceTasks } from './store.ts';

type Asked = { house: Pick<House, 'clock' | 'newKey'>; people: readonly Key[]; values: { count: number; warned: number }; anew: boolean };

/**
 * The one open task about accounts that are not used, of each of these people: made anew when there is something to look at that was not
 * there before, else with the figures of now, and gone when nothing is left to look at.
 */
export const askAdministrators = (trx: Transaction<DB>, { house, people, values, anew }: Asked): Promise<void> =>
  anew && values.count > 0
    ? replaceTasks(
        trx,
        'accounts-unused',
        people.map((user) => ({ key: house.newKey(), user_id: user, at: house.clock(), values })),
      )
    : updateTasks(trx, 'accounts-unused', values);
