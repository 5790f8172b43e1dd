import { areaOf } from '@bronhouder/domain/permissions/reach.ts';
import { areas } from '@bronhouder/domain/permissions/right.ts';
import { Button, Collapse } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldAt } from '../line.ts';
import { knownRights } from '../missing-rights.ts';
import classes from './choice.module.css';

/** What a role may do at such a place, by area, on demand. Rights about teams give nothing at an organisation. */
export const RoleRights = ({ kind, rights }: { kind: HeldAt['kind']; rights: readonly string[] }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const useful = knownRights(rights).filter((right) => kind === 'team' || areaOf(right) !== 'TEAM');
  const groups = areas.map((area) => ({ area, rights: useful.filter((right) => areaOf(right) === area) }));
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mt={4}
        ml={-6}
        px={6}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? t('assignments.assign.rightsHide') : t('assignments.assign.rights', { count: useful.length })}
      </Button>
      <Collapse id={id} expanded={open} className={classes.rights ?? ''}>
        {groups.map(
          ({ area, rights: ofArea }) =>
            ofArea.length > 0 && (
              <section key={area}>
                <h3>{t(`rights.areas.${area}`)}</h3>
                <ul>
                  {ofArea.map((right) => (
                    <li key={right}>{t(`rights.of.${right}`)}</li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </Collapse>
    </>
  );
};
