import { IntlMessageFormat } from 'intl-messageformat';

export type MessageValues = Record<string, string | number | boolean>;

const known = new Map<string, IntlMessageFormat>();

/** A text of ours with its values filled in (ICU message format). For the server; the browser has its own translator. */
export const message = (language: 'nl' | 'en', text: string, values: MessageValues = {}): string => {
  const name = `${language} ${text}`;
  const format = known.get(name) ?? new IntlMessageFormat(text, language);
  known.set(name, format);
  return String(format.format(values));
};
