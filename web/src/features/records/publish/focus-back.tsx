import { type ReactNode, useEffect } from 'react';

const focus = (element: Element | null): boolean => {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus();
  return document.activeElement === element;
};

/**
 * Gives the focus back when a dialog is gone: to what opened it or, where that is gone or cannot be pressed any more, to the page's
 * heading. A dialog that follows on another one takes it itself.
 */
export const FocusBack = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      window.setTimeout(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body) void (focus(opener) || focus(document.querySelector('main h1')));
      });
    };
  }, []);
  return children;
};
