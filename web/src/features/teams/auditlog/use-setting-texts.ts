import { type SettingName, settingNames } from '@bronhouder/domain/teams/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';

const isSetting = (field: string): field is SettingName => settingNames.some((one) => one === field);
const isList = (value: unknown): value is string[] => Array.isArray(value);
const isToggle = (value: unknown): value is { value: boolean; mandatory: boolean } =>
  typeof value === 'object' && value !== null && 'mandatory' in value;

/** What a team set, before and after, in words. */
export const useSettingTexts = () => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const { data: ofOrganisations = [] } = useQuery(queries.type.organisation.queryOptions({ input: {} }));
  const { data: ofProducts = [] } = useQuery(queries.type.product.queryOptions({ input: {} }));
  const nameOf = (key: string) => {
    const type = [...ofOrganisations, ...ofProducts].find((one) => one.key === key);
    return type ? pick(type.name) : key;
  };
  return {
    label: (field: string) => (isSetting(field) ? t(`teamSettings.names.${field}`) : field),
    text: (value: unknown): string => {
      if (value === null) return t('teamSettings.asAbove');
      if (typeof value === 'number') return t('teamSettings.days', { count: value });
      if (isList(value)) return value.length === 0 ? t('teamSettings.nothingAllowed') : value.map(nameOf).join(', ');
      if (!isToggle(value)) return '';
      const on = t(value.value ? 'teamSettings.on' : 'teamSettings.off');
      return value.mandatory ? `${on} · ${t('teamSettings.mandatory')}` : on;
    },
  };
};
