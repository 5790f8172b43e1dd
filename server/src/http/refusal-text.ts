import type { Reason } from '@bronhouder/domain/outcome.ts';
import { recordRefusals as enOfRecords } from '@bronhouder/phrases/en/record-refusals.ts';
import { refusals as en } from '@bronhouder/phrases/en/refusals.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { recordRefusals as nlOfRecords } from '@bronhouder/phrases/nl/record-refusals.ts';
import { refusals as nl } from '@bronhouder/phrases/nl/refusals.ts';
import type { RecordRefusals, RefusalText } from '@bronhouder/phrases/refusal-text.ts';

export type Language = 'nl' | 'en';

const texts = { nl, en };
const particular: Record<Language, RecordRefusals> = { nl: nlOfRecords, en: enOfRecords };

const isRecord = (name: unknown): name is keyof RecordRefusals => name === 'product' || name === 'supplement' || name === 'agenda';

const ofRecord = (language: Language, { code, values }: Reason): RefusalText | undefined =>
  isRecord(values['record']) ? particular[language][values['record']][code] : undefined;

/** What the user reads about a refusal, in the words for what it is about. */
export const refusalText = (language: Language, reason: Reason): string =>
  message(language, (ofRecord(language, reason) ?? texts[language][reason.code]).message, reason.values);
