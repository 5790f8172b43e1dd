import { plainTiming } from '@bronhouder/domain/agenda/plain.ts';
import { Alert, Radio, Stack } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choice, choices } from '../../../forms/conflicts.ts';
import { useNamed } from '../../../forms/supplements/named.ts';
import { useTimingWords } from './coming/use-timing-words.ts';
import type { ItemConflicts, Part } from './item-state.ts';
import type { TypedContent } from './typed-item.ts';
import { useProductTitle } from './use-product-title.ts';

type Props = { conflicts: ItemConflicts; choose: (part: Part, choice: Choice) => void };

/** What a part of an item says, for people to choose by. */
const usePartText = () => {
  const { t } = useTranslation();
  const words = useTimingWords();
  const lookUp = useNamed();
  const productTitle = useProductTitle();
  return (part: Part, { product, location, timing }: TypedContent): string => {
    if (part === 'timing') return plainTiming(timing, words);
    if (part === 'product') return product ? productTitle(product) : t('forms.conflict.empty');
    return location ? (lookUp(location)?.title ?? t('forms.supplement.gone')) : t('forms.conflict.empty');
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
        {parts.map(({ part, values, chosen }) => (
          <Radio.Group
            key={part}
            label={t('forms.conflict.label', { label: t(`agendaDialog.save.parts.${part}`) })}
            value={chosen ?? ''}
            onChange={(value) => {
              const choice = choices.find((one) => one === value);
              if (choice) choose(part, choice);
            }}
          >
            <Stack gap={6} mt={4}>
              {choices.map((choice) => (
                <Radio key={choice} value={choice} label={`${headings[choice]}: ${text(part, values[choice])}`} />
              ))}
            </Stack>
          </Radio.Group>
        ))}
      </Stack>
    </Alert>
  );
};
