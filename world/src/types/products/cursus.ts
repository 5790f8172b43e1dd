import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { option, say } from '../say.ts';
import { audience } from './audience.ts';
import { costs } from './costs.ts';
import { pictured } from './pictured.ts';
import { what } from './what.ts';
import { enclosed, where } from './where.ts';

/** Fields of a course. */
export const cursus = (tenant: number): Section[] => [
  what([
    {
      kind: 'choice',
      key: 'level',
      label: say('Niveau', 'Level'),
      half: true,
      options: [
        option('beginner', 'Beginners', 'Beginners'),
        option('intermediate', 'Gevorderden', 'Intermediate'),
        option('expert', 'Ervaren', 'Experienced'),
      ],
    },
    { kind: 'number', key: 'meetings', label: say('Bijeenkomsten', 'Meetings'), minimum: 1, maximum: 200, decimals: 0, half: true },
    {
      kind: 'text',
      key: 'courseCode',
      label: say('Cursuscode', 'Course code'),
      pattern: { source: '[A-Z]{2}\\d{3}', example: 'NT201' },
      identifies: true,
      half: true,
    },
  ]),
  where(tenant, enclosed(tenant)),
  audience(),
  costs([
    { kind: 'number', key: 'places', label: say('Plaatsen', 'Places'), minimum: 1, maximum: 1000, decimals: 0, half: true },
    { kind: 'date', key: 'registerBefore', label: say('Aanmelden voor', 'Register before'), half: true },
  ]),
  pictured,
];
