import { nameOf } from '@bronhouder/domain/relations/labels.ts';
import { Chip, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import type { RelationsSearch } from '../relations-search.ts';
import { atStart } from '../words.ts';
import { AsList } from './as-list.tsx';
import { Drawing } from './drawing.tsx';
import classes from './network.module.css';
import { type Network, treeOf } from './tree.ts';

type Props = { organisation: string; search: RelationsSearch };

const Controls = ({ organisation, search, types }: Props & { types: Network['types'] }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const go = (next: RelationsSearch) =>
    void navigate({ ...paths.organisationRelations(organisation, next), replace: true, resetScroll: false });
  const { types: chosen = [], ...rest } = search;
  return (
    <div className={classes.controls}>
      <SegmentedControl
        aria-label={t('relations.network.depth')}
        size="xs"
        data={[
          { value: '1', label: t('relations.network.depths.one') },
          { value: '2', label: t('relations.network.depths.two') },
        ]}
        value={String(search.depth ?? 1)}
        onChange={(depth) => go({ ...(chosen.length > 0 && { types: chosen }), ...(depth === '2' && { depth: 2 as const }) })}
      />
      {types.length > 1 && (
        <Chip.Group
          multiple
          value={chosen}
          onChange={(next) =>
            go({ ...rest, ...(next.length > 0 && { types: types.map(({ key }) => key).filter((key) => next.includes(key)) }) })
          }
        >
          <fieldset className={classes.types} aria-label={t('relations.network.types')}>
            {types.map((type) => (
              <Chip key={type.key} value={type.key} size="xs" variant="outline">
                {atStart(nameOf(type))}
              </Chip>
            ))}
          </fieldset>
        </Chip.Group>
      )}
    </div>
  );
};

/** The picture of who stands around an organisation (point 2, `/relations`), one or two steps away; how far and what is in the address. */
export const NetworkCard = ({ organisation, search }: Props) => {
  const { t } = useTranslation();
  const depth = search.depth ?? 1;
  const { data, isError, refetch } = useQuery({
    ...queries.relation.network.queryOptions({ input: { organisation, depth } }),
    placeholderData: keepPreviousData,
  });
  const tree = useMemo(() => data && treeOf(data, search.types ?? []), [data, search.types]);
  return (
    <Card title={t('relations.network.title')}>
      {data && <Controls organisation={organisation} search={search} types={data.types} />}
      {tree && tree.branches.length === 0 && <p>{t('relations.network.nothing')}</p>}
      {tree && tree.branches.length > 0 && (
        <>
          <Drawing tree={tree} search={search} />
          <AsList tree={tree} search={search} />
        </>
      )}
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <LinesSkeleton lines={6} />)}
    </Card>
  );
};
