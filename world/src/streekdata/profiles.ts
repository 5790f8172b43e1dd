import type { ProfileSeed } from '../seeds.ts';
import { streekdataPeople as people } from './people.ts';

/** Noor is away and Ilse stands in for her; Hanna, who reads everything, reads of changes once a week. */
export const streekdataProfiles: ProfileSeed[] = [
  { day: -4, by: people.noor.key, mail: {}, standIn: { person: people.ilse.key, from: -2, till: 12 } },
  { day: -30, by: people.hanna.key, mail: { 'organisation-changed': 'weekly', 'end-done': 'weekly' }, standIn: null },
];
