import { parsePlainDecimal } from '@bronhouder/domain/fields/decimal.ts';
import type { Gps } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { Button, Group, Loader, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { messageAt } from '../message.tsx';

const PointMap = lazy(async () => ({ default: (await import('../map/point-map.tsx')).PointMap }));

type Axis = keyof Gps;
const limits: Record<Axis, number> = { latitude: 90, longitude: 180 };

const shown = (value: number | string | undefined): string => (typeof value === 'number' ? String(value).replace('.', ',') : (value ?? ''));

const degrees = (value: number | string, axis: Axis): number | undefined => {
  const number = typeof value === 'number' ? value : parsePlainDecimal(value);
  return number !== undefined && Math.abs(number) <= limits[axis] ? number : undefined;
};

/** The point of a value whose boxes both hold coordinates. */
const pointOf = (value: Gps | null) => {
  const latitude = value && degrees(value.latitude, 'latitude');
  const longitude = value && degrees(value.longitude, 'longitude');
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
};

const rounded = (number: number): number => Number(number.toFixed(6));

type BoxesProps = { id: string; value: Gps | null; problems: Problem[]; onChange: (value: Gps | null) => void };

const Boxes = ({ id, value, problems, onChange }: BoxesProps) => {
  const { t } = useTranslation();
  const change = (axis: Axis, text: string) => {
    const next = { latitude: '', longitude: '', ...value, [axis]: text };
    onChange(next.latitude === '' && next.longitude === '' ? null : next);
  };
  return (['latitude', 'longitude'] as const).map((axis) => (
    <TextInput
      key={axis}
      id={`${id}-${axis}`}
      data-part={axis}
      w={140}
      label={t(`forms.gps.${axis}`)}
      inputMode="decimal"
      autoComplete="off"
      value={shown(value?.[axis])}
      error={messageAt(problems, axis)}
      onChange={(event) => change(axis, event.currentTarget.value)}
    />
  ));
};

type DialogProps = BoxesProps & { opened: boolean; close: () => void };

const MapDialog = ({ opened, close, ...boxes }: DialogProps) => {
  const { t } = useTranslation();
  const set = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    boxes.onChange({ latitude: rounded(latitude), longitude: rounded(longitude) });
  return (
    <Modal opened={opened} onClose={close} size="xl" title={t('forms.gps.title')} closeButtonProps={{ 'aria-label': t('forms.gps.done') }}>
      <Stack gap={12}>
        <Text size="sm">{t('forms.gps.lead')}</Text>
        <Suspense fallback={<Loader />}>
          <PointMap point={pointOf(boxes.value)} onPoint={set} />
        </Suspense>
        <Group align="flex-start" justify="space-between">
          <Group align="flex-start">
            <Boxes {...boxes} id={`${boxes.id}-dialog`} />
          </Group>
          <Button mt={24} onClick={close}>
            {t('forms.gps.done')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};

/** A point: two boxes to type in and a map to point at, each following the other. */
export const GpsField = ({ value, problems, control, onChange }: FieldProps<'gps'>) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const boxes = { id: control.id, value, problems, onChange };
  return (
    <Stack gap={8}>
      <Group align="flex-start" gap={12}>
        <Boxes {...boxes} />
      </Group>
      <Group gap={8}>
        <Button variant="default" leftSection={<IconMapPin size={16} />} onClick={() => setOpened(true)}>
          {t('forms.gps.openMap')}
        </Button>
        {value && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('forms.gps.remove')}
          </Button>
        )}
      </Group>
      <MapDialog {...boxes} opened={opened} close={() => setOpened(false)} />
    </Stack>
  );
};
