import type { PriceKind } from '@bronhouder/domain/fields/definition.ts';
import type { Price } from '@bronhouder/domain/fields/value.ts';
import { Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { messageAt } from '../message.tsx';

const allKinds: PriceKind[] = ['free', 'amount', 'explanation', 'notApplicable'];

const euros = (cents: Price['cents']): string => (typeof cents === 'number' ? (cents / 100).toFixed(2).replace('.', ',') : (cents ?? ''));

/** Free, an amount, words, or not applicable; or nothing yet. */
export const PriceField = ({ field, value, problems, control, onChange }: FieldProps<'price'>) => {
  const { t } = useTranslation();
  const kinds = allKinds.filter((kind) => !field.kinds || field.kinds.includes(kind));
  const choose = (chosen: string) => {
    const kind = kinds.find((one) => one === chosen);
    onChange(kind ? { ...value, kind } : null);
  };
  return (
    <Group gap={12} align="flex-start">
      <NativeSelect
        id={`${control.id}-kind`}
        data-part="kind"
        label={t('forms.price.kind')}
        value={value?.kind ?? ''}
        data={[
          { value: '', label: t('forms.price.none') },
          ...kinds.map((kind) => ({ value: kind, label: t(`forms.price.kinds.${kind}`) })),
        ]}
        error={messageAt(problems, 'kind')}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {value?.kind === 'amount' && (
        <TextInput
          id={`${control.id}-cents`}
          data-part="cents"
          label={t('forms.price.amount')}
          leftSection="€"
          inputMode="decimal"
          w={130}
          value={euros(value.cents)}
          error={messageAt(problems, 'cents')}
          onChange={(event) => onChange({ ...value, cents: event.currentTarget.value })}
        />
      )}
      {value?.kind === 'explanation' && (
        <Textarea
          id={`${control.id}-explanation`}
          data-part="explanation"
          label={t('forms.price.explanation')}
          autosize
          minRows={1}
          miw={200}
          style={{ flex: 1 }}
          value={value.explanation ?? ''}
          error={messageAt(problems, 'explanation')}
          onChange={(event) => onChange({ ...value, explanation: event.currentTarget.value })}
        />
      )}
    </Group>
  );
};
