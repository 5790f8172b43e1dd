import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './rights-list.module.css';
import { knownRights } from './missing-rights.ts';

const first = 4;

/** Rights in plain sentences; the first few, and all of them on demand. `label`: what they are, for screen readers. */
export const RightsList = ({ rights, label }: { rights: readonly string[]; label: string }) => {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const known = knownRights(rights);
  const shown = all ? known : known.slice(0, first);
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {shown.map((right) => (
          <li key={right}>{t(`rights.of.${right}`)}</li>
        ))}
      </ul>
      {known.length > first && (
        <Button variant="subtle" size="compact-sm" ml={-6} px={6} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('assignments.last.less') : t('assignments.last.more', { count: known.length })}
        </Button>
      )}
    </>
  );
};
