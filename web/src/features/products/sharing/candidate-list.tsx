import { Checkbox, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { SearchBox } from '../../../tables/search-box.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import type { Named } from './share.ts';
import classes from './sharing.module.css';

type Candidate = ApiAnswers['sharing']['candidates']['rows'][number];
type Props = { product: string; chosen: readonly Named[]; onChoose: (chosen: Named[]) => void };

/** It is asked already, or shows it already: nothing to offer there. */
const isOpen = ({ state }: Candidate): boolean => state === 'offered' || state === 'accepted';

const CandidateOption = ({ row, chosen, onToggle }: { row: Candidate; chosen: boolean; onToggle: () => void }) => {
  const { t } = useTranslation();
  const below = [row.city, row.team, row.state && t(`sharing.state.${row.state}`)].filter(Boolean).join(' · ');
  return (
    <Checkbox
      className={classes.option ?? ''}
      label={row.title}
      description={below}
      checked={chosen || isOpen(row)}
      disabled={isOpen(row)}
      onChange={onToggle}
    />
  );
};

/** Organisations to offer a product to, found by name; those that have it already are marked. */
export const CandidateList = ({ product, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const asked = queries.sharing.candidates.queryOptions({ input: { key: product, q }, ...handled });
  const { data, isError, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const toggle = ({ key, title }: Named) =>
    onChoose(chosen.some((one) => one.key === key) ? chosen.filter((one) => one.key !== key) : [...chosen, { key, title }]);
  const more = data ? data.total - data.rows.length : 0;
  return (
    <div className={classes.found}>
      <SearchBox value={q} label={t('sharing.offer.search')} clearLabel={t('sharing.offer.searchClear')} onSearch={setQ} />
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={5} />}
      {data?.total === 0 && <p className={classes.more}>{q ? t('sharing.offer.nothing', { q }) : t('sharing.offer.nobody')}</p>}
      {data && data.total > 0 && (
        <fieldset className={classes.options}>
          <VisuallyHidden component="legend">{t('sharing.offer.list')}</VisuallyHidden>
          {data.rows.map((row) => (
            <CandidateOption key={row.key} row={row} chosen={chosen.some(({ key }) => key === row.key)} onToggle={() => toggle(row)} />
          ))}
        </fieldset>
      )}
      {more > 0 && <p className={classes.more}>{t('sharing.offer.more', { count: more })}</p>}
    </div>
  );
};
