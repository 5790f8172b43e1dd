import { wallAt } from '@bronhouder/domain/agenda/zone.ts';
import { openAt, openingsAround } from '@bronhouder/domain/agenda/open-at.ts';
import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { Chip } from '../../../ui/chip.tsx';
import { useOpeningText } from './use-opening-text.ts';

type Props = { hours: OpeningHours; now: string };

const useOpening = ({ hours, now }: Props) => {
  const wall = wallAt(now, useTimeZone());
  const today = wall.slice(0, 10);
  return { opening: openAt(openingsAround(hours, today), wall), text: useOpeningText(today) };
};

/** Whether it is open, as a chip: `vandaag open tot 17.00`. */
export const OpenNow = (props: Props) => {
  const { opening, text } = useOpening(props);
  return <Chip {...(opening.now && { tone: 'ok' as const })}>{text.today(opening)}</Chip>;
};

/** The same as a sentence, which says when it opens again. */
export const OpenSentence = ({ className, ...props }: Props & { className?: string | undefined }) => {
  const { opening, text } = useOpening(props);
  return <p className={className}>{text.long(opening)}</p>;
};
