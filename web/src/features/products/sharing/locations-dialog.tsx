import { Button, Checkbox, Group, Modal, Stack, Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { SearchBox } from '../../../tables/search-box.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import type { Named, Share } from './share.ts';
import classes from './sharing.module.css';
import { useShareAct } from './use-share-act.ts';

type ListProps = { share: string; consumer: string; chosen: readonly Named[]; onToggle: (location: Named) => void };

/** Locations of the co-organiser, found by name; those that are chosen stay in sight. */
const LocationList = ({ share, consumer, chosen, onToggle }: ListProps) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const asked = queries.sharing.locations.queryOptions({ input: { key: share, q }, ...handled });
  const { data, isError, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const rows = [...chosen, ...(data?.rows ?? []).filter(({ key }) => !chosen.some((one) => one.key === key))];
  const more = data ? data.total - data.rows.length : 0;
  return (
    <div className={classes.found}>
      <SearchBox value={q} label={t('sharing.locations.search')} clearLabel={t('sharing.offer.searchClear')} onSearch={setQ} />
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={3} />}
      {data && rows.length > 0 && (
        <fieldset className={classes.options}>
          <VisuallyHidden component="legend">{t('sharing.locations.list')}</VisuallyHidden>
          {rows.map((row) => (
            <Checkbox
              key={row.key}
              className={classes.option ?? ''}
              label={row.title}
              checked={chosen.some(({ key }) => key === row.key)}
              onChange={() => onToggle(row)}
            />
          ))}
        </fieldset>
      )}
      {data?.total === 0 && (
        <p className={classes.more}>{q ? t('sharing.locations.nothing') : t('sharing.locations.none', { consumer })}</p>
      )}
      {more > 0 && <p className={classes.more}>{t('sharing.locations.more', { count: more })}</p>}
    </div>
  );
};

/** Where a co-organiser has the product, out of its own library. */
export const LocationsDialog = ({ share, onClose }: { share: Share; onClose: () => void }) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Named[]>(share.locations);
  useFocusBack();
  const consumer = share.organisation.title;
  const act = useShareAct({
    call: (locations: string[]) => api.sharing.saveLocations({ key: share.key, version: share.version, locations }, handled),
    said: () => t('sharing.locations.saved', { consumer }),
    onDone: onClose,
  });
  const toggle = (one: Named) =>
    setChosen(chosen.some(({ key }) => key === one.key) ? chosen.filter(({ key }) => key !== one.key) : [...chosen, one]);
  return (
    <Modal opened onClose={onClose} title={t('sharing.locations.title', { consumer })} withCloseButton={false}>
      <Stack gap="sm">
        <Text size="sm">{t('sharing.locations.lead', { consumer })}</Text>
        <LocationList share={share.key} consumer={consumer} chosen={chosen} onToggle={toggle} />
        <FailureAlert failure={act.failure} />
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs" className={classes.buttons ?? ''}>
        <Button variant="default" onClick={onClose}>
          {t('sharing.cancel')}
        </Button>
        <Button loading={act.pending} onClick={() => act.run(chosen.map(({ key }) => key))}>
          {t('sharing.locations.save')}
        </Button>
      </Group>
    </Modal>
  );
};
