import type { FieldDefinition, TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { people } from '@bronhouder/world/cast.ts';
import { z } from 'zod';
import type { World } from '../../for-tests.ts';

const label = (nl: string) => ({ nl, en: '' });
const title: FieldDefinition = { kind: 'text', key: 'title', label: label('Naam'), required: true };

/** A type as somebody writes it: a title, and these fields. */
export const written = (name: string, fields: FieldDefinition[] = [], more: Partial<WrittenType> = {}): WrittenType => ({
  name: label(name),
  icon: 'building',
  category: 'cultuur',
  active: true,
  removable: true,
  sections: [{ key: 'general', label: label('Algemeen'), fields: [title, ...fields] }],
  ...more,
});

export const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({ status, code: body['errorCode'] });
export const faults = ({ body }: { body: Record<string, unknown> }): string[] =>
  z
    .array(z.object({ field: z.string(), code: z.string() }))
    .parse(body['problems'] ?? [])
    .map(({ field, code }) => `${field} ${code}`);

/** What Anna, administrator of the root team, does with types. */
export const typesIn = (world: World) => {
  const anna = world.as(people.anna);
  return {
    anna,
    made: async (type: WrittenType, concerns: TypeConcern = 'organisation'): Promise<string> => {
      const { body } = await anna.ask('POST', '/type', { payload: { concerns, type } });
      return z.object({ key: z.string() }).parse(body).key;
    },
    save: (key: string, version: number, type: WrittenType, confirmed = false) => anna.put(`/type/${key}`, { version, type, confirmed }),
    effects: (key: string, type: WrittenType) => anna.ask('POST', `/type/${key}/effects`, { payload: { type } }),
  };
};
