import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Why an act was not done, where it was asked for. */
export const FailureAlert = ({ failure }: { failure: string | null }) =>
  failure && (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />} role="alert">
      {failure}
    </Alert>
  );
