import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Why something was not done that no dialog asked about: it comes into sight, wherever on the page one is. */
export const FailureNote = ({ title, children }: { title: string; children: ReactNode }) => {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <Alert ref={note} color="red" role="alert" mb="sm" title={title} icon={<IconAlertTriangle aria-hidden />}>
      {children}
    </Alert>
  );
};
