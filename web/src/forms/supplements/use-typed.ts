import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

const pause = 250;

/** A word that is being typed, and the word that is searched for once the typing pauses. */
export const useTyped = () => {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), pause);
  return { typed, setTyped, q };
};
