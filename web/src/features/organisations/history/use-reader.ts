import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { plainText, type Reader } from '@bronhouder/domain/fields/plain-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { regionQueries, wordQueries } from '../../../api/clients.ts';
import { useLanguage, useLocalised } from '../../../i18n/use-formats.ts';
import { fieldOf } from '../record.ts';

const whole = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** How values read in the user's language: with its words and the names of regions and keywords (their codes where those cannot be had). */
export const useReader = (): Reader => {
  const { t } = useTranslation();
  const language = useLanguage();
  const regions = useQuery({ ...regionQueries.list.queryOptions({ input: {} }), ...whole }).data;
  const keywords = useQuery({ ...wordQueries.list.queryOptions({ input: {} }), ...whole }).data;
  return useMemo(() => {
    const regionNames = new Map(regions?.map((region) => [region.code, region.name]));
    const keywordNames = new Map(keywords?.map((word) => [word.id, word.name[language] || word.name.nl]));
    return {
      language,
      words: t('values', { returnObjects: true }),
      regionName: (code) => regionNames.get(code) ?? code,
      keywordName: (id) => keywordNames.get(id) ?? id,
    };
  }, [regions, keywords, language, t]);
};

const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Label and readable value of a field by key; a field that the types no longer have shows its key and what was kept. */
export const useFieldTexts = (sections: Section[]) => {
  const reader = useReader();
  const pick = useLocalised();
  const text = (field: FieldDefinition | undefined, value: unknown) => (field ? plainText(field, value, reader) : asText(value));
  return {
    label: (key: string) => {
      const field = fieldOf(sections, key);
      return field ? pick(field.label) : key;
    },
    text: (key: string, value: unknown) => text(fieldOf(sections, key), value),
  };
};
