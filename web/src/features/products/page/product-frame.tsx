import { Navigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { TypeIcon } from '../../../shell/menu/type-icon.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { useRememberProduct } from './use-remember-product.ts';
import { Chip } from '../../../ui/chip.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { ActDialogs } from '../../records/publish/act-dialogs.tsx';
import type { DialogName } from '../../records/publish/dialog-name.ts';
import { PublishButton, PublishReason } from '../../records/publish/publish-button.tsx';
import { StateChips } from '../../records/state/state-chips.tsx';
import { productActs } from '../acts.ts';
import { pathOfPart, type ProductPart } from '../parts.ts';
import { elsewhere, homeOf } from '../place.ts';
import { type ProductInView, useProduct } from '../record.ts';
import { TypeNotice } from '../type/type-notice.tsx';
import { Banners, isOfAnother } from './banners.tsx';
import { PartTabs } from './part-tabs.tsx';

type Props = { product: string; part: ProductPart['name']; children: (view: ProductInView) => ReactNode };

const Chips = ({ view: { product, types, now } }: { view: ProductInView }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  return (
    <>
      <StateChips facts={product.facts} now={now} />
      {types.map(({ key, name, icon }) => (
        <Chip key={key} icon={<TypeIcon name={icon} size={14} />}>
          {pick(name)}
        </Chip>
      ))}
      <Chip>{t('edit.version', { revision: product.facts.working })}</Chip>
    </>
  );
};

const Framed = ({ view, gone, part, children }: Omit<Props, 'product'> & { view: ProductInView; gone: boolean }) => {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const { key, title } = view.product;
  useRememberProduct(view);
  const acts = gone || isOfAnother(view) ? null : <PublishButton view={view} more={productActs} onOpen={setDialog} />;
  return (
    <>
      <PageHead
        title={title}
        page={title}
        above={[{ title: t('product.list.title'), path: paths.products(view.from) }]}
        star={{ type: 'product', key, payload: { organisation: homeOf(view.product) } }}
        chips={<Chips view={view} />}
        actions={acts}
      />
      {acts && <PublishReason view={view} />}
      <Banners view={view} gone={gone} part={part} onOpen={setDialog} />
      {!gone && <TypeNotice view={view} />}
      <PartTabs view={view} part={part} />
      {children(view)}
      <ActDialogs name={dialog} view={view} more={productActs} onClose={() => setDialog(null)} onOpen={setDialog} />
    </>
  );
};

/** What every page of a product has: heading, state, publishing, what has to be known of it, tabs. Who may not see it is told so. */
export const ProductFrame = ({ product, part, children }: Props) => {
  const { t } = useTranslation();
  const { view, gone, failed, retry } = useProduct(product);
  const instead = view && !gone && elsewhere(view.product, view.from);
  if (instead) return <Navigate {...pathOfPart(part, instead, product)} replace />;
  if (view) {
    return (
      <Framed key={product} view={view} gone={gone} part={part}>
        {children}
      </Framed>
    );
  }
  if (gone) return <Navigate {...paths.notFound('product', product)} replace />;
  return failed ? <LoadFailure onRetry={retry} /> : <PageSkeleton label={t('shell.loading')} />;
};
