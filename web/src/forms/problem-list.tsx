import { type Place, placeOf } from '@bronhouder/domain/fields/completeness.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-formats.ts';
import { useProblemText } from './message.tsx';
import classes from './problem-list.module.css';

type Props = { sections: Section[]; problems: Problem[]; go: (path: string) => void };

const addressParts = ['postalCode', 'houseNumber', 'street', 'city', 'municipality'] as const;

/** The part of a value in words, as far as it has a name of its own: a weekday, an exception, a part of an address. */
const usePartText = () => {
  const { t } = useTranslation();
  return (part: string): string | undefined => {
    const [first = '', second = ''] = part.split('.');
    const day = weekdays.find((one) => one === second);
    if (first === 'week' && day) return t(`forms.hours.days.${day}`);
    if (first === 'exceptions') return t('forms.hours.exception', { number: Number(second) + 1 });
    const ofAddress = addressParts.find((one) => one === first);
    return ofAddress && t(`forms.address.${ofAddress}`);
  };
};

/** Where a problem is, in words: "Contactpersonen 2, E-mailadres". */
export const usePlaceText = () => {
  const localised = useLocalised();
  const partText = usePartText();
  return (place: Place | undefined): string => {
    if (!place) return '';
    const field = [localised(place.field), ...(place.item === undefined ? [] : [String(place.item)])].join(' ');
    return [field, place.inner && localised(place.inner), place.part && partText(place.part)].filter(Boolean).join(', ');
  };
};

/** All problems, each a way to its field. */
export const ProblemList = ({ sections, problems, go }: Props) => {
  const placeText = usePlaceText();
  const text = useProblemText();
  return (
    <ul className={classes.list}>
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.code}`}>
          <button type="button" className={classes.problem} onClick={() => go(problem.field)}>
            <IconX size={14} aria-hidden />
            <span>
              <strong>{placeText(placeOf(sections, problem.field))}</strong> {text(problem)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
