import { queryOptions } from '@tanstack/react-query';
import { loadSettings } from '../../api/settings.ts';
import type { Language } from '../../i18n/language.ts';

const usual = 'default';

const fetchText = async (language: Language, section: string): Promise<string> => {
  const { docsUrl } = await loadSettings();
  const response = await fetch(`${docsUrl}/${language}/${section}.md`, { credentials: 'omit' });
  if (response.ok) return response.text();
  if (section !== usual && response.status === 404) return fetchText(language, usual);
  throw new Error(`help text: ${response.status}`);
};

/** The help text of a section in Markdown, from the docs service and without credentials; 'default' for a section without one. */
export const helpTextQuery = (language: Language, section: string) =>
  queryOptions({ queryKey: ['help', language, section], queryFn: () => fetchText(language, section), staleTime: Number.POSITIVE_INFINITY });
