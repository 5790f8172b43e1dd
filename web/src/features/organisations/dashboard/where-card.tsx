import { Skeleton } from '@mantine/core';
import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { plainText } from '@bronhouder/domain/fields/plain-text.ts';
import type { OpeningHours } from '@bronhouder/domain/fields/value.ts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useReader } from '../../../forms/use-reader.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import parts from '../../records/parts/parts.module.css';
import { wallClockOf } from '../../records/publish/wall-clock.ts';
import { mayEdit, type OrganisationInView } from '../record.ts';
import { openingWeek, openNow } from './opening-week.ts';
import { addressOf, openingHoursOf, pointOf } from './place.ts';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

const OpenNow = ({ hours, now }: { hours: OpeningHours; now: string }) => {
  const { t } = useTranslation();
  const { date, time } = wallClockOf(now, useTimeZone());
  const day = openingWeek(hours, date).find(({ today }) => today);
  if (!day) return null;
  const state = openNow(day, time);
  const written = (text: string) => text.replace(':', t('values.timeMark'));
  if (state.state === 'open') return <Chip tone="ok">{t('organisation.where.openTill', { time: written(state.till) })}</Chip>;
  if (state.state === 'later') return <Chip>{t('organisation.where.openLater', { time: written(state.from) })}</Chip>;
  return <Chip>{t(day.slots.length > 0 ? 'organisation.where.closed' : 'organisation.where.closedToday')}</Chip>;
};

/** Where the organisation is: on the map, its address, and whether it is open now. */
export const WhereCard = ({ view, className }: { view: OrganisationInView; className?: string | undefined }) => {
  const { t } = useTranslation();
  const reader = useReader();
  const point = pointOf(view);
  const address = addressOf(view);
  const opening = openingHoursOf(view);
  const place = fieldsOf(view.sections).find(({ kind }) => kind === 'gps' || kind === 'address');
  if (!place) return null;
  return (
    <Card
      title={t('organisation.where.title')}
      className={className}
      aside={
        mayEdit(view) && (
          <Link {...paths.organisationEdit(view.organisation.key)} hash={place.key} className={parts.link}>
            {t(point || address ? 'organisation.where.edit' : 'organisation.where.add')}
          </Link>
        )
      }
    >
      {point && (
        <Suspense fallback={<Skeleton height={150} />}>
          <PlaceMap point={point} label={t('organisation.where.map', { title: view.organisation.title })} />
        </Suspense>
      )}
      {!point && !address && <p className={parts.quiet}>{t('organisation.where.nothing')}</p>}
      <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', margin: '8px 0 0' }}>
        {address && <span>{plainText(address.field, address.value, reader)}</span>}
        {opening && <OpenNow hours={opening.hours} now={view.now} />}
      </p>
    </Card>
  );
};
