import type { Reason } from '@bronhouder/domain/outcome.ts';
import { refusals as en } from '@bronhouder/phrases/en/refusals.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { refusals as nl } from '@bronhouder/phrases/nl/refusals.ts';

export type Language = 'nl' | 'en';

const texts = { nl, en };

/** What the user reads about a refusal. */
export const refusalText = (language: Language, { code, values }: Reason): string =>
  message(language, texts[language][code].message, values);
