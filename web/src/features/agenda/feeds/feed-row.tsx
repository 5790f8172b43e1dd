import { readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { Button } from '@mantine/core';
import { IconBuilding, IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { Row } from '../../../ui/row-list.tsx';
import { WholeDates } from '../dialog/coming/whole-dates.tsx';
import type { Feed } from './feed-list.ts';
import classes from './feeds.module.css';

const signs = { organisation: IconBuilding, product: IconCalendarEvent, location: IconMapPin };

/** One address: whose it is, what it shows, who made it, and whether it is still read. */
export const FeedRow = ({ feed, onRevoke }: { feed: Feed; onRevoke: (() => void) | undefined }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { about, title, name, createdAt, createdBy, usedOn, revoked } = feed;
  const Sign = signs[about];
  const by = (who: typeof createdBy) => who?.name ?? t('feeds.somebody');
  return (
    <Row>
      <div className={classes.what}>
        <strong>{name}</strong>
        <span className={classes.about}>
          <Sign size={16} aria-hidden /> {t(`feeds.about.${about}`, { title })}
        </span>
        <span className={classes.below}>
          <WholeDates>{t('feeds.made', { name: by(createdBy), date: date(createdAt) })}</WholeDates> ·{' '}
          {revoked
            ? t('feeds.revokedBy', { name: by(revoked.by), date: date(revoked.at) })
            : usedOn
              ? t('feeds.usedOn', { date: readableDate(usedOn) })
              : t('feeds.unused')}
        </span>
      </div>
      {onRevoke && (
        <Button variant="subtle" color="red" size="compact-sm" aria-label={t('feeds.revokeOf', { name })} onClick={onRevoke}>
          {t('feeds.revoke')}
        </Button>
      )}
    </Row>
  );
};
