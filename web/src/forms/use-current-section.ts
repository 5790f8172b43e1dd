import { useEffect, useState } from 'react';
import { sectionId } from './section-id.ts';

/** A section counts as current once its top is above this part of the window. */
const readingLine = 0.3;

const topOf = (key: string): number => document.getElementById(sectionId(key))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

const isAtEnd = (): boolean => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;

/** The section that is being read: the one the keyboard is in, else the last one that has come up far enough; at first `start`. */
export const useCurrentSection = (keys: string[], start: string | undefined): string | undefined => {
  const [current, setCurrent] = useState(keys.find((key) => key === start) ?? keys[0]);
  const joined = keys.join();
  useEffect(() => {
    const all = joined.split(',');
    const look = () =>
      setCurrent(
        isAtEnd() && window.scrollY > 0 ? all.at(-1) : (all.findLast((key) => topOf(key) < window.innerHeight * readingLine) ?? all[0]),
      );
    const follow = (event: FocusEvent) => {
      const section = event.target instanceof Element ? event.target.closest('[data-section]')?.getAttribute('data-section') : null;
      if (section) setCurrent(section);
    };
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', follow);
    };
  }, [joined]);
  return current;
};
