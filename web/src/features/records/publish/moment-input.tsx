import { Group } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedDate } from '../../../forms/fields/typed-date.tsx';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { useMoments } from '../use-moments.ts';
import { TypedTime } from './typed-time.tsx';
import { instantOf, isSkipped, type WallClock } from './wall-clock.ts';

type Props = { label: string; value: WallClock; onChange: (value: WallClock) => void; error?: string | undefined };

/** A moment to choose: a date and a time in the tenant's zone. */
export const MomentInput = ({ label, value, onChange, error }: Props) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const { moment } = useMoments();
  const id = useId();
  const instant = instantOf(value, zone);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }} aria-describedby={error ? `${id}-error` : undefined}>
      <legend style={{ fontWeight: 550, padding: 0, marginBottom: 4 }}>{label}</legend>
      <Group gap="xs" align="flex-end">
        <TypedDate
          id={`${id}-date`}
          name={label}
          label={t('publication.dialog.date')}
          value={value.date}
          onChange={(date) => onChange({ ...value, date })}
        />
        <TypedTime
          label={t('publication.dialog.time')}
          value={value.time}
          invalid={error !== undefined}
          onChange={(time) => onChange({ ...value, time })}
        />
      </Group>
      {error && (
        <p id={`${id}-error`} role="alert" style={{ margin: '4px 0 0', color: 'var(--bad)', fontSize: 12 }}>
          {error}
        </p>
      )}
      {instant && isSkipped(value, zone) && (
        <p style={{ margin: '4px 0 0', fontSize: 12 }}>{t('publication.dialog.clockChange', { at: moment(instant) })}</p>
      )}
    </fieldset>
  );
};
