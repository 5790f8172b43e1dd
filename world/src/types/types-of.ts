import type { Section, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { worldKey } from '../key.ts';
import { say } from './say.ts';

type Kind = {
  /** What one is called, and several. */
  nl: readonly [one: string, several: string];
  en: readonly [one: string, several: string];
  icon: string;
  category: string;
  sections: Section[];
  active?: boolean;
  removable?: boolean;
};

/** Makes the types of a tenant, each with a number of its own: active and removable unless said otherwise. */
export const typesOf =
  (tenant: number) =>
  (number: number, { nl, en, icon, category, sections, active = true, removable = true }: Kind): TypeDefinition => ({
    key: worldKey('type', tenant, number),
    version: 1,
    name: say(nl[0], en[0]),
    plural: say(nl[1], en[1]),
    icon,
    category,
    active,
    removable,
    sections,
  });
