import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from '../say.ts';
import { audience } from './audience.ts';
import { costs } from './costs.ts';
import { pictured } from './pictured.ts';
import { what } from './what.ts';
import { enclosed, where } from './where.ts';

/** Fields of an activity: something to visit or to take part in. */
export const activiteit = (tenant: number): Section[] => [
  what(),
  where(tenant, enclosed(tenant)),
  audience([
    { kind: 'number', key: 'ageFrom', label: say('Vanaf leeftijd', 'From age'), minimum: 0, maximum: 120, decimals: 0, half: true },
    { kind: 'number', key: 'ageTill', label: say('Tot en met leeftijd', 'Up to age'), minimum: 0, maximum: 120, decimals: 0, half: true },
  ]),
  costs(),
  pictured,
];
