import { type FocusEvent, useEffect, useRef } from 'react';

const rowOf = (element: Element): Element | null => element.closest('[data-at]');

/** What was pressed may be gone after what it did; then the focus goes to the date it was about, or to what is around, so that keys go on from there. */
export const useFocusKept = (changes: readonly unknown[]) => {
  const around = useRef<HTMLElement>(null);
  const last = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    const row = last.current === null ? null : around.current?.querySelector(`[data-at="${CSS.escape(last.current)}"]`);
    (row?.querySelector<HTMLElement>('button') ?? around.current)?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what changed is named by the caller
  }, changes);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    last.current = rowOf(target)?.getAttribute('data-at') ?? null;
  };
  return { ref: around, onFocus, tabIndex: -1 };
};
