import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { pluralOf } from '@bronhouder/domain/types/plural.ts';
import { Chip, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';

type Props = { types: TypeDefinition[]; chosen: string | null; onChoose: (type: string | null) => void };

/** Narrows what is shown to one type, where there are several. */
export const TypeTabs = ({ types, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  if (types.length < 2) return null;
  return (
    <Chip.Group value={chosen ?? ''} onChange={(value) => onChoose(String(value) || null)}>
      <Group gap={6} mb={12} role="radiogroup" aria-label={t('forms.supplement.type')}>
        <Chip size="xs" value="">
          {t('forms.supplement.allTypes')}
        </Chip>
        {types.map((type) => (
          <Chip key={type.key} size="xs" value={type.key}>
            {localised(pluralOf(type))}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
};
