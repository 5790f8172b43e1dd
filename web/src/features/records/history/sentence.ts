import type { Values } from '@bronhouder/domain/values.ts';
import type { AuditlogPage } from '../record-kind.ts';

export type AuditEntry = AuditlogPage['rows'][number];
export type Told = Pick<AuditEntry, 'act' | 'values' | 'revision' | 'at'>;

/** Sentences that name a version; without one they would have a hole. */
const aboutVersion: readonly string[] = [
  'changeType',
  'saveConcept',
  'saveConceptHolidays',
  'saveReady',
  'saveReadyHolidays',
  'publish',
  'publishTill',
  'plan',
  'planTill',
  'published',
];

/** The sentences that could tell an entry, the one that says most first. */
const candidates = ({ act, values }: Pick<Told, 'act' | 'values'>): string[] => [
  ...(values['till'] ? [`${act}Till`] : []),
  ...(values['holidaysOf'] ? [`${act}Holidays`] : []),
  ...(values['sourceTitle'] ? [`${act}Of`] : []),
  ...(values['productTitle'] ? [`${act}Named`] : []),
  ...(values['otherTitle'] && values['label'] ? [`${act}With`] : []),
  ...(values['label'] ? [`${act}As`] : []),
  ...(values['before'] ? [`${act}From`] : []),
  act,
];

/** Which sentence tells an entry, of those that have words; 'other' when none does. */
export const sentenceKey = (entry: Pick<Told, 'act' | 'values' | 'revision'>, hasWords: (key: string) => boolean): string => {
  const key = candidates(entry).find(hasWords) ?? 'other';
  return entry.revision === null && aboutVersion.includes(key) ? 'other' : key;
};

/** What fills the sentence of an entry. Moments are still ISO text. */
export const sentenceValues = (entry: Told): Values => ({
  from: entry.at,
  ...Object.fromEntries(Object.entries(entry.values).filter(([, value]) => value !== null)),
  revision: entry.revision ?? 0,
});
