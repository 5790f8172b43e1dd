import { expect, it } from 'vitest';
import { holds, letGo, take } from './save-key.ts';

it('gives the key to whoever came last, and back when that is gone', () => {
  const [form, dialog] = [Symbol('form'), Symbol('dialog')];
  take(form);
  expect(holds(form)).toBe(true);
  take(dialog);
  expect([holds(form), holds(dialog)]).toEqual([false, true]);
  letGo(dialog);
  expect([holds(form), holds(dialog)]).toEqual([true, false]);
  letGo(form);
  letGo(form);
  expect(holds(form)).toBe(false);
});
