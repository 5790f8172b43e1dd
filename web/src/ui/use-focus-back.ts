import { useEffect, useState } from 'react';

/** What had the focus; of a menu, which goes away with its item, the button that opened it. */
const focused = (): Element | null => {
  const menu = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menu ? document.getElementById(menu) : document.activeElement;
};

/**
 * Gives the focus back to what had it, once the dialog that calls this is gone. For dialogs that are drawn only while they stand
 * open: the kit gives the focus back only in those that it saw closed.
 */
export const useFocusBack = (): void => {
  const [before] = useState(focused);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
};
