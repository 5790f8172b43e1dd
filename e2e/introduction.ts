import { people } from '@bronhouder/world/cast.ts';
import type { BrowserContext } from '@playwright/test';

/** Everybody has seen the introduction already: it is offered once, over whatever is on the screen. */
export const withoutIntroduction = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (keys) => {
      for (const key of keys) localStorage.setItem(`introduction.${key}`, 'seen');
    },
    Object.values(people).map((person) => person.key),
  );
