import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { Card } from '../../../ui/card.tsx';
import { byDay } from '../../teams/dashboard/calendar-weeks.ts';
import { UpcomingList } from '../../teams/dashboard/upcoming-list.tsx';

/** So many are listed at first. */
const few = 5;

/** What will happen by itself in the coming six weeks, also to products (beyond the specification, 6); not there when nothing will. */
export const AheadCard = ({ organisation }: { organisation: string }) => {
  const { t } = useTranslation();
  const zone = useTimeZone();
  const [all, showAll] = useState(false);
  const { data = [] } = useQuery(queries.organisation.upcoming.queryOptions({ input: { key: organisation } }));
  if (data.length === 0) return null;
  const more = all ? 0 : data.length - few;
  return (
    <Card title={t('team.upcoming.title')} aside={t('team.upcoming.lead', { count: data.length })}>
      <UpcomingList days={[...byDay(more > 0 ? data.slice(0, few) : data, zone)]} />
      {more > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => showAll(true)}>
          {t('team.upcoming.more', { count: more })}
        </Button>
      )}
    </Card>
  );
};
