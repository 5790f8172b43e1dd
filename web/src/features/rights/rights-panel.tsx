import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { organisationMenuQuery, teamMenuQuery } from '../../shell/menu/menus.ts';
import type { PlaceRef } from '../../shell/rights/open-rights.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { ExplainedRights } from './explained-rights.tsx';
import classes from './explained-rights.module.css';
import { rolesIn, useHeldRole } from './held-roles.ts';
import { type Explained, useExplained } from './use-explained.ts';

const usePlaceName = ({ kind, key }: PlaceRef): string => {
  const team = useQuery({ ...teamMenuQuery(key), enabled: kind === 'team' });
  const organisation = useQuery({ ...organisationMenuQuery(key), enabled: kind === 'organisation' });
  return team.data?.name ?? organisation.data?.title ?? '';
};

const Roles = ({ explained }: { explained: readonly Explained[] }) => {
  const { t } = useTranslation();
  const heldRole = useHeldRole();
  const roles = rolesIn(explained).map(heldRole);
  return (
    <section className={classes.roles}>
      <strong>{t(roles.length > 0 ? 'rights.here.roles' : 'rights.here.noRoles')}</strong>
      {roles.length > 0 && (
        <ul>
          {roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** "My rights here": everything that one may and may not do at a place, and why. */
export const RightsPanel = ({ place, onClose }: { place: PlaceRef; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const name = usePlaceName(place);
  const { data, isError, refetch } = useExplained(place);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('rights.here.title', { place: name })}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <p className={classes.lead}>{t('rights.here.lead')}</p>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={8} />}
      {data && (
        <>
          <Roles explained={data} />
          <ExplainedRights explained={data} />
        </>
      )}
    </Modal>
  );
};
