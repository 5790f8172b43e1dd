import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';
import type { InputName } from './input.ts';
import type { NotSaved } from './use-save-team.ts';

/** How a field of the form is called. */
export const useFieldName = () => {
  const { t } = useTranslation();
  return (name: InputName): string => (name === 'name' || name === 'comment' ? t(`teamSettings.${name}`) : t(`teamSettings.names.${name}`));
};

/** Why the form was not saved: every reason the server gave, or what somebody else changed meanwhile. */
export const NotSavedMessage = ({ notSaved: { refusal, changed } }: { notSaved: NotSaved }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const fieldName = useFieldName();
  if (changed)
    return (
      <Alert color="yellow" icon={<IconRefresh size={18} />} title={t('teamSettings.newer.title')} role="alert">
        {t('teamSettings.newer.message')}
        {changed.length > 0 && (
          <p style={{ margin: '4px 0 0' }}>{t('teamSettings.newer.changed', { names: changed.map(fieldName).join(', ') })}</p>
        )}
      </Alert>
    );
  const { title, message } = refusalText(refusal);
  const also = [...new Set((refusal?.data.also ?? []).map((reason) => reason.message))];
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} title={title} role="alert">
      {[message, ...also].join(' ')}
    </Alert>
  );
};
