import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from './call.ts';

/** Ends the session and says so on the sign-in page. */
export const SignOutButton = ({ onLeft, children }: { onLeft: () => void; children: string }) => {
  const [pending, setPending] = useState(false);
  const leave = () => {
    setPending(true);
    void post('/auth/sign-out')
      .then(onLeft)
      .finally(() => setPending(false));
  };
  return (
    <Button variant="default" loading={pending} onClick={leave}>
      {children}
    </Button>
  );
};
