import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './log.module.css';

/** So many changed fields are shown at once; more are opened. */
const shownAtOnce = 3;

type Props = { changes: readonly { field: string; label: string; shown: ReactNode }[]; opener: (count: number) => string };

/** The fields that a line of an audit log changed, each from what to what. */
export const LogChanges = ({ changes, opener }: Props) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(changes.length <= shownAtOnce);
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <>
      {changes.length > shownAtOnce && (
        <Button variant="subtle" size="compact-sm" mt={4} aria-expanded={opened} aria-controls={id} onClick={() => setOpened(!opened)}>
          {opened ? t('history.auditlog.hideChanges') : opener(changes.length)}
        </Button>
      )}
      <dl id={id} className={classes.changes} hidden={!opened}>
        {changes.map(({ field, label, shown }) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
