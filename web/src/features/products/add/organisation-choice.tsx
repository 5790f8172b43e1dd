import { IconBuilding, IconChevronRight, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { SearchBox } from '../../../tables/search-box.tsx';
import classes from './add.module.css';

/** So many are offered at once; more are found by typing. */
const atOnce = 24;

/** Below a team: the organisation that the product will be of. */
export const OrganisationChoice = ({ team }: { team: string }) => {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const { data, isError, refetch } = useQuery({
    ...queries.organisation.list.queryOptions({ input: { team, q, page: 1, size: atOnce, states: [], types: [] } }),
    placeholderData: keepPreviousData,
  });
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={6} />;
  if (data.total === 0 && q === '') {
    return (
      <EmptyState icon={IconBuilding} title={t('product.add.organisationNone')}>
        {t('product.add.organisationNoneLead')}
      </EmptyState>
    );
  }
  const more = data.total - data.rows.length;
  return (
    <>
      <p className={classes.intro}>{t('product.add.organisationLead')}</p>
      <div className={classes.search}>
        <SearchBox clearLabel={t('organisation.list.searchClear')} label={t('product.add.organisationSearch')} value={q} onSearch={setQ} />
      </div>
      {data.total === 0 && <EmptyState icon={IconSearchOff} title={t('product.add.organisationNothing', { q })} />}
      <ul className={classes.cards} aria-label={t('product.add.organisationTitle')}>
        {data.rows.map(({ key, title, city, team: of }) => (
          <li key={key}>
            <Link {...paths.productAdd({ team }, key)} className={classes.card}>
              <IconBuilding size={20} aria-hidden className={classes.icon} />
              <span className={classes.name}>
                {title}
                <span className={classes.note}>{city ?? of.name}</span>
              </span>
              <IconChevronRight size={16} aria-hidden className={classes.go} />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.more}>{t('product.add.organisationMore', { count: more })}</p>}
    </>
  );
};
