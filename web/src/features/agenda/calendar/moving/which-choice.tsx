import type { Which } from '@bronhouder/domain/agenda/acts/act.ts';
import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = { label: string; ones: readonly Which[]; value: Which; onChange: (which: Which) => void };

/** What an act on something that comes back is about: only this one, it and the following, or all. */
export const WhichChoice = ({ label, ones, value, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <Radio.Group label={label} value={value} onChange={(chosen) => onChange(ones.find((one) => one === chosen) ?? value)}>
      <Stack gap="xs" mt={6}>
        {ones.map((one) => (
          <Radio key={one} value={one} label={t(`calendar.move.whiches.${one}`)} description={t(`calendar.move.whichHelp.${one}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
};
