import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** What went wrong that belongs to no field, said aloud when it appears. */
export const GeneralFault = ({ children }: { children: string | undefined }) => (
  <div role="alert">
    {children && (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} mb="md" variant="light">
        {children}
      </Alert>
    )}
  </div>
);
