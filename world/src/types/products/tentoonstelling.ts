import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { say } from '../say.ts';
import { audience } from './audience.ts';
import { costs } from './costs.ts';
import { pictured } from './pictured.ts';
import { what } from './what.ts';
import { enclosed, where } from './where.ts';

/** Fields of an exhibition. */
export const tentoonstelling = (tenant: number): Section[] => [
  what([
    { kind: 'text', key: 'subtitle', label: say('Ondertitel', 'Subtitle'), maxLength: 120 },
    { kind: 'date', key: 'opens', label: say('Eerste dag', 'First day'), half: true, required: true },
    { kind: 'date', key: 'closes', label: say('Laatste dag', 'Last day'), half: true },
  ]),
  where(tenant, enclosed(tenant)),
  audience(),
  costs(),
  pictured,
];
