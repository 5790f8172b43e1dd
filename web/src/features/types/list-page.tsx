import { typeConcerns } from '@bronhouder/domain/fields/definition.ts';
import { Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './list/list.module.css';
import { TypeRows } from './list/type-rows.tsx';
import { concernOf, type TypesSearch } from './type-search.ts';

/** `/tenant/types/:concerns`: the types of the tenant, by what they are for. */
export const TypesPage = () => {
  const { t } = useTranslation();
  const params = useParams({ strict: false });
  const search: TypesSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const concerns = concernOf(params.concerns);
  const { data, isError, refetch } = useQuery({
    ...queries.type.list.queryOptions({ input: {} }),
    // It counts what others, and one's own other pages, make of the types.
    staleTime: 0,
  });
  const narrow = (change: TypesSearch) =>
    void navigate({ ...paths.types(concerns, { category: search.category, q: search.q, ...change }), replace: true });
  return (
    <>
      <PageHead
        title={t('types.title')}
        page={t('types.title')}
        actions={
          <ButtonLink {...paths.typeNew(concerns)} leftSection={<IconPlus size={16} aria-hidden />}>
            {t(`types.list.new.${concerns}`)}
          </ButtonLink>
        }
      />
      <Lead>{t('types.lead')}</Lead>
      <Tabs value={concerns} onChange={(value) => void navigate(paths.types(concernOf(value)))}>
        <Tabs.List aria-label={t('types.list.tabs')}>
          {typeConcerns.map((concern) => (
            <Tabs.Tab key={concern} value={concern}>
              {t(`types.of.${concern}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {typeConcerns.map((concern) => (
          <Tabs.Panel key={concern} value={concern} className={classes.panel}>
            {data && concern === concerns && (
              <TypeRows types={data.filter((type) => type.concerns === concern)} search={search} onNarrow={narrow} />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
