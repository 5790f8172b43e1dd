import { type Place, placeOf } from '@bronhouder/domain/fields/completeness.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { IconX } from '@tabler/icons-react';
import { useLocalised } from '../i18n/use-formats.ts';
import { useProblemText } from './message.tsx';
import classes from './problem-list.module.css';

type Props = { sections: Section[]; problems: Problem[]; go: (path: string) => void };

/** Where a problem is, in words: "Contactpersonen 2, E-mailadres". */
export const usePlaceText = () => {
  const localised = useLocalised();
  return (place: Place | undefined): string => {
    if (!place) return '';
    const field = [localised(place.field), ...(place.item === undefined ? [] : [String(place.item)])].join(' ');
    return place.inner ? `${field}, ${localised(place.inner)}` : field;
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
