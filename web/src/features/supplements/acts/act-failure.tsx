import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRefusalText } from '../../records/parts/use-refusal-text.ts';
import type { SupplementAct } from './use-supplement-act.ts';

/** Why an act did not happen. */
export const ActFailure = <Input,>({ act: { failed, refusal } }: { act: SupplementAct<Input> }) => {
  const text = useRefusalText();
  if (!failed) return null;
  const { title, message } = text(refusal);
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle aria-hidden />} title={title}>
      {message}
    </Alert>
  );
};
