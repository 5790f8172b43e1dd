import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { Chip } from '../../../ui/chip.tsx';
import classes from './form.module.css';

/** Who has a role and where, as far as the user may know, and how many more. */
export const UseList = ({ uses, hidden }: ApiAnswers['role']['uses']) => {
  const { t } = useTranslation();
  return (
    <>
      <Text>{t('roles.remove.inUse')}</Text>
      <ul className={classes.uses}>
        {uses.map(({ person, email, place, scope, status }) => (
          <li key={`${email}${place.key}${scope}${status}`} className={classes.use}>
            <strong>{person?.name ?? email}</strong> {status === 'invited' && <Chip tone="plan">{t('roles.remove.invited')}</Chip>}
            <div className={classes.label}>
              {t('roles.remove.use', { place: place.name, scope: t(`rights.scopes.${place.kind}.${scope}`) })}
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && <Text mt="sm">{t(uses.length > 0 ? 'roles.remove.hidden' : 'roles.remove.onlyHidden', { count: hidden })}</Text>}
    </>
  );
};
