import i18next from 'i18next';

/** A text by a key that is put together at run time, such as the code of a refusal; undefined when there is none. */
export const lookUp = (key: string, values: Record<string, unknown> = {}): string | undefined => {
  if (!i18next.exists(key)) return undefined;
  const text: unknown = i18next.t(key, { ...values, defaultValue: '' });
  return typeof text === 'string' ? text : undefined;
};
