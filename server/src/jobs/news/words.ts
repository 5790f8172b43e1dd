import { readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { NewsMailKind } from '@bronhouder/domain/people/mail-preferences.ts';
import type { Values } from '@bronhouder/domain/values.ts';
import { mail as en } from '@bronhouder/phrases/en/mail.ts';
import { message } from '@bronhouder/phrases/message.ts';
import { mail as nl } from '@bronhouder/phrases/nl/mail.ts';

type Language = 'nl' | 'en';
const texts = { nl: nl.news, en: en.news };

/** What a line of news can say: an act by its name, and names, days and times as people read them. */
export type Said = Record<string, string> & { does: string };

/** `2026-12-01T10:00` as people read it; a value that is missing stays empty. */
export const readableWall = (wall: Values[string] | undefined): string => {
  const [day = '', time = ''] = String(wall ?? '').split('T');
  return [readableDate(day), time].filter(Boolean).join(' ');
};

/** One line of news, and who did it. */
export const lineOf = (language: Language, noun: 'agenda' | 'relations' | 'sharing' | 'library', said: Said, by: string): string => {
  const own = texts[language];
  return message(language, own.line, { line: message(language, own[noun], said), by: by || own.former });
};

/** What takes place at another organisation than that whose product it is. */
export const elsewhere = (language: Language, what: string, place: string): string =>
  message(language, texts[language].elsewhere, { what, place });

/** What stands for a name that its reader may not read. */
export const hidden = (language: Language): string => texts[language].hidden;

/** The page of an organisation on which all news of a kind can be seen. */
const pages: Record<NewsMailKind, string> = {
  'agenda-changed': '/agenda',
  'relations-changed': '/relations',
  'sharing-changed': '',
  'library-changed': '',
};
export const pageOf = (kind: NewsMailKind, organisation: string): string => `#/organisation/${organisation}${pages[kind]}`;
