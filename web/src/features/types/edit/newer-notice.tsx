import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { differences } from '@bronhouder/domain/types/differences.ts';
import { Alert, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useChangeText } from '../versions/use-change-text.ts';
import classes from './edit.module.css';

type Props = {
  before: WrittenType;
  /** As it is saved now; undefined while that is on its way. */
  now: WrittenType | undefined;
  onKeep: () => void;
  onTake: () => void;
};

/** Somebody else saved the type meanwhile: what they changed, and whose version to go on with. */
export const NewerNotice = ({ before, now, onKeep, onTake }: Props) => {
  const { t } = useTranslation();
  const changeText = useChangeText();
  return (
    <Alert color="yellow" icon={<IconRefresh size={18} aria-hidden />} title={t('types.newer.title')} role="alert">
      {t('types.newer.lead')}
      {!now && <LinesSkeleton lines={1} />}
      {now && (
        <>
          <ul className={classes.changes}>
            {differences(before, now).map((change) => (
              <li key={`${change.code} ${change.path}`}>
                {changeText({ path: undefined, label: undefined, before: undefined, after: undefined, ...change })}
              </li>
            ))}
          </ul>
          <div className={classes.acts}>
            <Button variant="default" onClick={onKeep}>
              {t('types.newer.keepMine')}
            </Button>
            <Button variant="default" onClick={onTake}>
              {t('types.newer.takeTheirs')}
            </Button>
          </div>
        </>
      )}
    </Alert>
  );
};
