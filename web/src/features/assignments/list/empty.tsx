import { Button } from '@mantine/core';
import { IconFilterOff, IconLock, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { WhyNot } from '../../rights/why-not.tsx';
import type { ListPlace } from './list-search.ts';

/** Nobody holds a role here, or nobody whom the filters find. */
export const Empty = ({ filtered, onClear, action }: { filtered: boolean; onClear: () => void; action: ReactNode }) => {
  const { t } = useTranslation();
  if (!filtered)
    return (
      <EmptyState icon={IconUsers} title={t('assignments.empty')} action={action}>
        {t('assignments.emptyLead')}
      </EmptyState>
    );
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('assignments.filters.clear')}
    </Button>
  );
  return (
    <EmptyState icon={IconFilterOff} title={t('assignments.emptyFiltered')} action={clear}>
      {t('assignments.emptyFilteredLead')}
    </EmptyState>
  );
};

/** Who may not give roles here sees nobody, and why. */
export const Closed = ({ place }: { place: ListPlace }) => {
  const { t } = useTranslation();
  const right = place.kind === 'team' ? 'TEAM:roleAssignment' : 'ORGANISATION:roleAssignment';
  return (
    <EmptyState icon={IconLock} title={t('assignments.closed')} action={<WhyNot place={place} right={right} />}>
      {t('assignments.closedLead')}
    </EmptyState>
  );
};
