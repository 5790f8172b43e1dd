import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Why a write of a role was not done, said as soon as it is known. */
export const FailureAlert = ({ failure }: { failure: string | null }) =>
  failure && (
    <Alert color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
      {failure}
    </Alert>
  );
