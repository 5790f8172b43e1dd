import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure.ts';
import { lookUp } from '../../../i18n/look-up.ts';
import { rightsOf } from './role-draft.ts';
import { useRightNames } from './use-right-names.ts';
import type { Saving } from './use-save-role.ts';

/** Why a role was not saved, where no field of it is to blame. */
export const SaveRefusal = ({ saving: { refusal, failed } }: { saving: Saving }) => {
  const { t } = useTranslation();
  const names = useRightNames();
  if (!refusal && !failed) return null;
  const { title, message } = refusal
    ? failureText(refusal, lookUp)
    : { title: t('errors.title'), message: t('refusals.service.unavailable.message') };
  const notHeld = rightsOf(String(refusal?.data.values?.rights ?? '').split(','));
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={title} role="alert">
      {notHeld.length > 0 ? t('roles.edit.notHeld', { rights: names(notHeld) }) : message}
    </Alert>
  );
};
