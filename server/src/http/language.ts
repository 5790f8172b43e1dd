import type { SignedIn } from '../access/session.ts';
import type { Language } from './refusal-text.ts';

/** The language of an answer: what the browser asks for, else the user's own, else Dutch. */
export const languageOf = (header: string | string[] | undefined, who: SignedIn | null): Language => {
  const asked = /^\s*(nl|en)\b/i.exec(String(header ?? ''))?.[1]?.toLowerCase();
  return asked === 'en' || asked === 'nl' ? asked : (who?.user.language ?? 'nl');
};
