import type { Values } from '@bronhouder/domain/values.ts';
import { useTranslation } from 'react-i18next';
import { lookUp } from '../../../i18n/look-up.ts';
import { useWhen } from './coming/use-when.ts';

type Told = { act: string; values: Record<string, unknown> };

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** What happened to an item, in its own words; an act without words reads as changed. */
export const useHistorySentence = () => {
  const { t } = useTranslation();
  const when = useWhen();
  const dayText = (value: unknown): string => (isDay(value) ? when.day(value.slice(0, 10)) : '');
  return ({ act, values }: Told): string => {
    const filled: Values = { at: dayText(values['at']), start: dayText(values['start']) };
    const key = values['holidaysOf']
      ? `${act}Holidays`
      : filled['at'] && values['which'] === 'following'
        ? `${act}Following`
        : filled['at']
          ? `${act}At`
          : act;
    return (
      lookUp(`agendaDialog.history.acts.${key}`, filled) ??
      lookUp(`agendaDialog.history.acts.${act}`, filled) ??
      t('agendaDialog.history.acts.save')
    );
  };
};
