import { type TypeConcern, typeConcerns } from '@bronhouder/domain/fields/definition.ts';

const concernIn = (value: unknown): TypeConcern | undefined => typeConcerns.find((one) => one === value);

/** Which sort of types an address names; organisation types where it names none. */
export const concernOf = (value: unknown): TypeConcern => concernIn(value) ?? 'organisation';

/** What narrows the list of types. */
export type TypesSearch = { category?: string | undefined; q?: string | undefined };
export const readTypesSearch = ({ category, q }: Record<string, unknown>): TypesSearch => ({
  ...(typeof category === 'string' && { category }),
  ...(typeof q === 'string' && { q }),
});

/** Of a new type what it is for; of one that exists which older version is looked at. */
export type TypeSearch = { concerns?: TypeConcern | undefined; version?: number | undefined };
export const readTypeSearch = ({ concerns, version }: Record<string, unknown>): TypeSearch => {
  const of = concernIn(concerns);
  return { ...(of && { concerns: of }), ...(typeof version === 'number' && { version }) };
};
