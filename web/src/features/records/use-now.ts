import type { Instant } from '@bronhouder/domain/instant.ts';
import { useEffect, useState } from 'react';

const step = 15_000;

/** This moment, renewed every quarter of a minute: states follow from the clock, so a plan that falls due shows by itself. */
export const useNow = (): Instant => {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date().toISOString()), step);
    return () => window.clearInterval(timer);
  }, []);
  return now;
};
