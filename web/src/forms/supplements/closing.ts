import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { type Closing, closingState } from '@bronhouder/domain/supplements/closing.ts';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimeZone } from '../../i18n/use-formats.ts';

/** Says when something is or will be closed; nothing while it is open. */
export const useClosingText = () => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const today = todayIn(useTimeZone(), new Date().toISOString());
  return (closing: Closing | null): { state: 'closed' | 'upcoming'; text: string } | null => {
    const state = closingState(closing, today);
    if (!closing || state === 'open' || state === 'past') return null;
    const values = { from: date(closing.from), till: closing.till ? date(closing.till) : '' };
    return { state, text: t(`forms.supplement.closing.${state}.${closing.till ? 'till' : 'open'}`, values) };
  };
};
