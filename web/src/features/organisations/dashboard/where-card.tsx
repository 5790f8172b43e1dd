import { Skeleton } from '@mantine/core';
import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { plainText } from '@bronhouder/domain/fields/plain-text.ts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useReader } from '../../../forms/use-reader.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { OpenNow } from '../../agenda/glance/open-now.tsx';
import parts from '../../records/parts/parts.module.css';
import { mayEdit, type OrganisationInView } from '../record.ts';
import { addressOf, openingHoursOf, pointOf } from './place.ts';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

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
