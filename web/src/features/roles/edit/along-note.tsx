import { Button } from '@mantine/core';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { useTranslation } from 'react-i18next';
import classes from './rights.module.css';
import { useRightNames } from './use-right-names.ts';

/** What went along with a tick, never silently; and the way back. */
export type Along = { at: string; on: boolean; rights: Right[]; before: Right[] };

export const AlongNote = ({ along: { on, rights }, onUndo }: { along: Along; onUndo: () => void }) => {
  const { t } = useTranslation();
  const names = useRightNames();
  return (
    <div className={classes.along} role="status">
      <span>{t(on ? 'roles.edit.along' : 'roles.edit.alongOff', { rights: names(rights) })}</span>
      <Button variant="default" size="compact-xs" onClick={onUndo}>
        {t('roles.edit.undo')}
      </Button>
    </div>
  );
};
