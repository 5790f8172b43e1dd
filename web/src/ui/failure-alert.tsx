import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Why something was not done, where it was asked for; nothing as long as it was not refused. */
export const FailureAlert = ({ failure }: { failure: string | null }) =>
  failure && (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      {failure}
    </Alert>
  );
