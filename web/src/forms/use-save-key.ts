import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { holds, letGo, take } from './save-key.ts';

/** Ctrl+S saves, also while typing. In a dialog it is the dialog's: the form behind does not hear of it until that is closed. */
export const useSaveKey = (save: () => void): void => {
  const [holder] = useState(() => Symbol('holder of Ctrl+S'));
  useEffect(() => {
    take(holder);
    return () => letGo(holder);
  }, [holder]);
  const press = () => {
    if (holds(holder)) save();
  };
  useHotkeys([['mod+S', press]], [], true);
};
