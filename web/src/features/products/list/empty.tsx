import { Button } from '@mantine/core';
import { IconFilterOff, IconPackage, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../shell/links.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ProductPlace } from '../place.ts';

/** A list without products: what to do next. */
export const Empty = ({ place, mayCreate }: { place: ProductPlace; mayCreate: boolean }) => {
  const { t } = useTranslation();
  const make = mayCreate && (
    <ButtonLink {...paths.productAdd(place)} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('product.add.action')}
    </ButtonLink>
  );
  const lead = mayCreate ? 'product.list.emptyLead' : 'product.list.emptyLeadRead';
  return (
    <EmptyState icon={IconPackage} title={t('product.list.empty')} action={make}>
      {t('team' in place ? 'product.list.emptyTeamLead' : lead)}
    </EmptyState>
  );
};

/** A list in which the filters leave nothing. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation();
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('organisation.list.filters.clear')}
    </Button>
  );
  return (
    <EmptyState icon={IconFilterOff} title={t('product.list.emptyFiltered')} action={clear}>
      {t('product.list.emptyFilteredLead')}
    </EmptyState>
  );
};
