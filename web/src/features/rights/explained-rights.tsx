import { rightGroups } from '@bronhouder/domain/roles/groups.ts';
import { Accordion, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './explained-rights.module.css';
import { RightsOfArea } from './rights-of-area.tsx';
import type { Explained } from './use-explained.ts';

/** All rights at a place by area: which are held, through which role, and who could give the others. Of the user, or of somebody else. */
export const ExplainedRights = ({ explained }: { explained: readonly Explained[] }) => {
  const { t } = useTranslation();
  const [onlyHeld, setOnlyHeld] = useState(false);
  const byRight = new Map(explained.map((one) => [one.right, one]));
  return (
    <>
      <Switch
        className={classes.switch ?? ''}
        label={t('rights.here.onlyHeld')}
        checked={onlyHeld}
        onChange={(event) => setOnlyHeld(event.currentTarget.checked)}
      />
      <Accordion multiple defaultValue={['ORGANISATION']} order={3} className={classes.areas ?? ''}>
        {rightGroups.map((area) => (
          <RightsOfArea key={area.area} area={area} explained={byRight} onlyHeld={onlyHeld} />
        ))}
      </Accordion>
    </>
  );
};
