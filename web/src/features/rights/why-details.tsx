import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type PlaceRef, useOpenRights } from '../../shell/rights/open-rights.ts';
import { rolesIn, useHeldRole } from './held-roles.ts';
import { useExplained } from './use-explained.ts';
import classes from './why.module.css';

/** Which role at which place gives the rights that the user does have here, and the way to all of them; `close` puts this away. */
export const WhyDetails = ({ place, close }: { place: PlaceRef; close: () => void }) => {
  const { t } = useTranslation();
  const { data } = useExplained(place);
  const heldRole = useHeldRole();
  const openRights = useOpenRights();
  const roles = rolesIn(data ?? []).map(heldRole);
  const showAll = () => {
    close();
    openRights(place);
  };
  return (
    <div className={classes.details}>
      {data && <p>{roles.length > 0 ? t('rights.why.holds', { roles: roles.join(', ') }) : t('rights.why.holdsNone')}</p>}
      <Button variant="default" size="compact-sm" onClick={showAll}>
        {t('rights.why.all')}
      </Button>
    </div>
  );
};
