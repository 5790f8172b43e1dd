import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './create.module.css';

/** Every reason why something cannot be, at once. */
export const ReasonsAlert = ({ title, reasons }: { title: string; reasons: readonly string[] }) => {
  const once = [...new Set(reasons)];
  if (once.length === 0) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} title={title} role="alert">
      <ul className={classes.reasons}>
        {once.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Alert>
  );
};
