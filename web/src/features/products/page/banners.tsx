import { Alert, Group } from '@mantine/core';
import { IconArchive, IconEye, IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../shell/links.tsx';
import type { DialogName } from '../../records/publish/dialog-name.ts';
import { WayBack } from '../../records/publish/way-back.tsx';
import { useMoments } from '../../records/use-moments.ts';
import type { ProductPart } from '../parts.ts';
import type { ProductInView } from '../record.ts';
import { SharedActs } from '../sharing/shared-acts.tsx';
import classes from './page.module.css';

type Props = { view: ProductInView; onOpen: (dialog: DialogName) => void };

const Archived = ({ view, onOpen }: Props) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { facts, archivedBy, organisation } = view.product;
  const at = moment(facts.archivedAt ?? '');
  const name = archivedBy?.name ?? t('history.someoneFormer');
  const lead = archivedBy ? t('product.banner.archivedBy', { at, name }) : t('product.banner.archivedOn', { at });
  return (
    <Alert color="gray" icon={<IconArchive size={18} />} title={t('product.banner.archived')}>
      <p className={classes.text}>
        {organisation.archived ? t('product.banner.ownerArchived', { organisation: organisation.title }) : lead}
      </p>
      <Group gap="xs">
        {!organisation.archived && <WayBack view={view} act="restore" onOpen={onOpen} />}
        <WayBack view={view} act="erase" danger onOpen={onOpen} />
      </Group>
    </Alert>
  );
};

/** Whose product it is, for who sees it through an organisation that shows it or was offered it (point 6). */
const OfAnother = ({ view, acts }: { view: ProductInView; acts: boolean }) => {
  const { t } = useTranslation();
  const { organisation, shownThrough } = view.product;
  return (
    <Alert role="note" icon={<IconEye size={18} />} title={t('product.readOnly.title', { organisation: organisation.title })}>
      {shownThrough.map(({ key, title, state }) => (
        <p key={key} className={classes.text}>
          {t(`product.readOnly.${state}`, { consumer: title })}
        </p>
      ))}
      {t('product.readOnly.lead', { organisation: organisation.title })}
      {acts && <SharedActs product={view.product.key} />}
    </Alert>
  );
};

const Gone = ({ view }: { view: ProductInView }) => {
  const { t } = useTranslation();
  return (
    <Alert role="alert" color="red" icon={<IconFileOff size={18} />} title={t('errors.record.product')}>
      <p className={classes.text}>{t('errors.record.hint')}</p>
      <ButtonLink {...view.paths.list()} variant="default" size="compact-sm">
        {t('product.add.back')}
      </ButtonLink>
    </Alert>
  );
};

/** What has to be known of a product before anything else: that it is gone, put away, or of somebody else. */
export const Banners = ({ view, gone, part, onOpen }: Props & { gone: boolean; part: ProductPart['name'] }) => (
  <div className={classes.banners}>
    {gone && <Gone view={view} />}
    {!gone && view.product.facts.archivedAt !== null && <Archived view={view} onOpen={onOpen} />}
    {!gone && isOfAnother(view) && <OfAnother view={view} acts={part !== 'consumers'} />}
  </div>
);

/** Whether the reader has no right at the owner, and sees it only because it is shared. */
export const isOfAnother = ({ rights, product }: ProductInView): boolean =>
  !rights.includes('PRODUCT:read') && product.shownThrough.length > 0;
