import { plainOccurrence, plainTiming } from '@bronhouder/domain/agenda/plain.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { Alert, Radio, Stack } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choice, choices } from '../../../forms/conflicts.ts';
import { useNamed } from '../../../forms/supplements/named.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { useTimingWords } from './coming/use-timing-words.ts';
import { differentDates } from './different-dates.ts';
import type { ItemConflicts, Part, PartConflict } from './item-state.ts';
import { useProductTitle } from './use-product-title.ts';

/** So many dates are named. */
const most = 8;

type Props = { conflicts: ItemConflicts; choose: (part: Part, choice: Choice) => void };

/** What a part of an item says, for people to choose by. */
const usePartText = () => {
  const { t } = useTranslation();
  const words = useTimingWords();
  const lookUp = useNamed();
  const productTitle = useProductTitle();
  const today = todayIn(useTimeZone(), new Date().toISOString());
  const placeText = (location: string) => lookUp(location)?.title ?? t('forms.supplement.gone');
  const timingText = (values: PartConflict['values'], choice: Choice): string => {
    const { timing } = values[choice];
    const others = choices.filter((one) => one !== choice).map((one) => values[one].timing);
    const different = differentDates(timing, others, today);
    const dates = different.slice(0, most).map((date) => {
      const at = date.location ? [t('agendaDialog.coming.at', { title: placeText(date.location) })] : [];
      return [plainOccurrence(date, words), ...at].join(' ');
    });
    return [plainTiming(timing, words), ...dates, ...(different.length > most ? ['…'] : [])].join('; ');
  };
  return ({ part, values }: PartConflict, choice: Choice): string => {
    const { product, location } = values[choice];
    if (part === 'timing') return timingText(values, choice);
    if (part === 'product') return product ? productTitle(product) : t('forms.conflict.empty');
    return location ? placeText(location) : t('forms.conflict.empty');
  };
};

/** Parts that two people changed: what they were, theirs, mine. One of each is chosen before saving goes on (decisions 4). */
export const ConflictChoice = ({ conflicts: { by, parts }, choose }: Props) => {
  const { t } = useTranslation();
  const text = usePartText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const headings: Record<Choice, string> = {
    base: t('forms.conflict.base'),
    theirs: by ? t('forms.conflict.theirs', { name: by }) : t('forms.conflict.theirsByNobody'),
    mine: t('forms.conflict.mine'),
  };
  return (
    <Alert ref={box} color="yellow" icon={<IconArrowsSplit2 aria-hidden />} title={t('agendaDialog.conflict.title')}>
      <Stack gap="sm">
        {parts.map((conflict) => (
          <Radio.Group
            key={conflict.part}
            label={t('forms.conflict.label', { label: t(`agendaDialog.save.parts.${conflict.part}`) })}
            value={conflict.chosen ?? ''}
            onChange={(value) => {
              const choice = choices.find((one) => one === value);
              if (choice) choose(conflict.part, choice);
            }}
          >
            <Stack gap={6} mt={4}>
              {choices.map((choice) => (
                <Radio key={choice} value={choice} label={`${headings[choice]}: ${text(conflict, choice)}`} />
              ))}
            </Stack>
          </Radio.Group>
        ))}
      </Stack>
    </Alert>
  );
};
