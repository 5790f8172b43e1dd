import { useEffect, useRef } from 'react';

/** Brings what stands open in the editor into sight in the preview beside it, without moving the page. */
export const usePreviewAt = (opened: string | null) => {
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!aside.current || !opened) return;
    const [key = ''] = opened.replace(/^section:/, '').split('/');
    const attribute = opened.startsWith('section:') ? 'data-section' : 'data-field';
    const shown = aside.current.querySelector(`[${attribute}="${key}"]`);
    if (shown) aside.current.scrollTop += shown.getBoundingClientRect().top - aside.current.getBoundingClientRect().top - 48;
  }, [opened]);
  return aside;
};
