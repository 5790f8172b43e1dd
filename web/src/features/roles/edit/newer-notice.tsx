import { difference } from '@bronhouder/domain/roles/compare.ts';
import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import classes from './form.module.css';
import type { Draft } from './role-draft.ts';
import { useRightNames } from './use-right-names.ts';

const useChanges = () => {
  const { t } = useTranslation();
  const names = useRightNames();
  return (before: Draft, now: Draft): string[] => {
    const { here: removed, there: added } = difference(before.rights, now.rights);
    return [
      ...(before.name === now.name ? [] : [t('roles.edit.newerName', { name: now.name })]),
      ...(before.description === now.description ? [] : [t('roles.edit.newerDescription')]),
      ...(before.websiteRole === now.websiteRole ? [] : [t('roles.edit.newerWebsite', { on: String(now.websiteRole) })]),
      ...(added.length > 0 ? [t('roles.edit.newerAdded', { rights: names(added) })] : []),
      ...(removed.length > 0 ? [t('roles.edit.newerRemoved', { rights: names(removed) })] : []),
    ];
  };
};

type Props = {
  before: Draft;
  /** As it is saved now; undefined while that is on its way. */
  now: Draft | undefined;
  onKeep: () => void;
  onTake: () => void;
};

/** Somebody else saved the role meanwhile: what they changed, and whose version to go on with. Nothing that was typed is lost. */
export const NewerNotice = ({ before, now, onKeep, onTake }: Props) => {
  const { t } = useTranslation();
  const changes = useChanges();
  return (
    <Alert color="yellow" icon={<IconRefresh size={18} aria-hidden />} title={t('roles.edit.newer')} role="alert">
      {t('roles.edit.newerLead')}
      {!now && <LinesSkeleton lines={1} />}
      {now && (
        <>
          <ul className={classes.changed}>
            {changes(before, now).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <div className={classes.acts}>
            <Button variant="default" onClick={onKeep}>
              {t('roles.edit.keepMine')}
            </Button>
            <Button variant="default" onClick={onTake}>
              {t('roles.edit.takeTheirs')}
            </Button>
          </div>
        </>
      )}
    </Alert>
  );
};
