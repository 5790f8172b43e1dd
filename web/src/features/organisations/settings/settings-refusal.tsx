import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ApiRefusal } from '../../../api/refusal.ts';
import { ActMessage } from '../../records/publish/act-message.tsx';
import type { Act } from '../../records/publish/use-act.ts';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';
import classes from './settings.module.css';

const messagesOf = ({ data }: ApiRefusal): string[] => [...new Set([data.message, ...(data.also ?? []).map(({ message }) => message)])];

/** Why the settings were not saved: every reason that the server gave. */
export const SettingsRefusal = ({ act }: { act: Act<never> }) => {
  const refusalText = useRefusalText();
  const { refusal, newer } = act;
  if (newer || !refusal?.data.also?.length) return <ActMessage act={act} />;
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} title={refusalText(refusal).title} role="alert">
      <ul className={classes.reasons}>
        {messagesOf(refusal).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
};
