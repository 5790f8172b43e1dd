import type { State } from '@bronhouder/domain/publication/states.ts';
import { IconPackage, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { AnchorLink, ButtonLink } from '../../../shell/links.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { StateBars } from '../../records/state/state-bars.tsx';
import type { ListSearch } from '../list/list-search.ts';
import type { ProductPlace } from '../place.ts';
import { useProductMenu } from '../use-product-menu.ts';

/** Archived products are left out of a list that does not ask for them. */
const searchFor = (state: State): ListSearch => ({ shared: 'own', ...(state === 'archived' ? { archived: 'only' } : { states: [state] }) });

/** How many own products there are per state, each bar a link to those products; shared ones as a number beside them. */
export const ProductStatesCard = ({ place, className }: { place: ProductPlace; className?: string | undefined }) => {
  const { t } = useTranslation();
  const input = { ...place, shared: 'own' as const, archived: 'with' as const, states: [], types: [] };
  const { data, isError, refetch } = useQuery(queries.product.counts.queryOptions({ input }));
  const mayCreate = useProductMenu()?.actions.includes('create') ?? false;
  const states = data?.states.map(({ value, count }) => ({ state: value, count })) ?? [];
  const total = states.reduce((sum, { count }) => sum + count, 0);
  const shared = data?.shared.find(({ value }) => value === 'shared')?.count ?? 0;
  const make = mayCreate && (
    <ButtonLink {...paths.productAdd(place)} variant="default" size="compact-sm" leftSection={<IconPlus size={14} aria-hidden />}>
      {t('product.add.action')}
    </ButtonLink>
  );
  return (
    <Card
      title={t('product.dashboard.states')}
      className={className}
      aside={
        total > 0 && (
          <AnchorLink {...paths.products(place)} size="xs">
            {t('product.list.total', { count: total })}
          </AnchorLink>
        )
      }
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={4} />}
      {data && total === 0 && <EmptyState icon={IconPackage} title={t('product.dashboard.none')} action={make} />}
      {total > 0 && (
        <StateBars
          states={states}
          listOf={(state) => paths.products(place, searchFor(state))}
          labelOf={(state, count) => t('product.dashboard.stateLink', { state, count })}
        />
      )}
      {shared > 0 && (
        <p style={{ margin: '12px 0 0' }}>
          <AnchorLink {...paths.products(place, { shared: 'shared' })} size="sm">
            {t('product.dashboard.shared', { count: shared })}
          </AnchorLink>
        </p>
      )}
    </Card>
  );
};
