import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesSkeleton, PageSkeleton } from '../../ui/skeletons.tsx';
import { WhyNot } from '../rights/why-not.tsx';
import { elsewhere } from './place.ts';
import { type ProductInView, useProduct } from './record.ts';
import { ChangePreview } from './type/change-preview.tsx';
import { mayChangeType } from './type/may-change-type.ts';
import { TypeCards } from './type/type-choice.tsx';
import classes from './type/type.module.css';
import { useProductTypes } from './types.ts';

const Choosing = ({ view, chosen }: { view: ProductInView; chosen: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { product, from } = view;
  const { data, isError, refetch } = useQuery(queries.product.typeChoices.queryOptions({ input: { key: product.key } }));
  const types = useProductTypes().data ?? [];
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <LinesSkeleton lines={6} />;
  const others = data.filter(({ key }) => key !== product.type.key);
  if (others.length === 0)
    return (
      <EmptyState icon={IconInfoCircle} title={t('typeChange.none')}>
        {t('typeChange.noneLead')}
      </EmptyState>
    );
  const possible = others.find(({ key, active }) => key === chosen && active);
  const type = possible && types.find(({ key }) => key === chosen);
  const known = chosen === product.type.key || others.some(({ key }) => key === chosen);
  return (
    <>
      {!known && <Alert color="red">{t('typeChange.unknown')}</Alert>}
      <TypeCards
        choices={others}
        chosen={type?.key}
        onChange={(key) => void navigate({ ...paths.productType(from, product.key, key), replace: true, resetScroll: false })}
      />
      {type && <ChangePreview key={`${type.key} ${product.version}`} view={view} type={type} />}
    </>
  );
};

const Page = ({ view, chosen }: { view: ProductInView; chosen: string }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const { product, types, place } = view;
  const archived = product.facts.archivedAt !== null;
  const title = t('typeChange.title');
  return (
    <>
      <PageHead
        title={title}
        page={title}
        above={[
          { title: t('product.list.title'), path: view.paths.list() },
          { title: product.title, path: view.paths.edit() },
        ]}
      />
      <div className={classes.page}>
        {mayChangeType(view) ? (
          <>
            <p className={classes.lead}>
              {t('typeChange.lead', { title: product.title, from: types.map(({ name }) => pick(name)).join() })}
            </p>
            <Choosing view={view} chosen={chosen} />
          </>
        ) : (
          <p className={classes.lead}>
            {t(archived ? 'typeChange.archived' : 'typeChange.readOnly')} {!archived && <WhyNot place={place} right="PRODUCT:update" />}
          </p>
        )}
      </div>
    </>
  );
};

/** `/product/:product/type/:producttype` (point 2): another type for a product, with what is kept and what is lost shown before. */
export const TypePage = () => {
  const { t } = useTranslation();
  const { product = '', producttype = '' } = useParams({ strict: false });
  const { view, gone, failed, retry } = useProduct(product);
  if (gone) return <Navigate {...paths.notFound('product', product)} replace />;
  const instead = view && elsewhere(view.product, view.from);
  if (instead) return <Navigate {...paths.productType(instead, product, producttype)} replace />;
  if (view) return <Page view={view} chosen={producttype} />;
  return failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />;
};
