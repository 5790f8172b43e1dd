import { idOf } from './path.ts';
import { sectionId } from './section-id.ts';

const focusable = 'input:not([type="hidden"]):not([tabindex="-1"]), textarea, select, button, [tabindex="0"]';

/** The element of a path, or of the nearest thing around it that has one. */
const elementAt = (path: string, form: string | undefined): HTMLElement | null => {
  const found = document.getElementById(idOf(path, form));
  if (found || !path.includes('.')) return found;
  return elementAt(path.slice(0, path.lastIndexOf('.')), form);
};

const inputIn = (element: HTMLElement): HTMLElement | null =>
  element.matches(focusable)
    ? element
    : (element.querySelector<HTMLElement>('[aria-invalid="true"]') ?? element.querySelector<HTMLElement>(focusable));

const calmly = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Brings the field at a path, of the form of the page or of the named one within it, into sight and puts the cursor in it. */
export const jumpToField = (path: string, form?: string): void => {
  const element = elementAt(path, form);
  if (!element) return;
  inputIn(element)?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', behavior: calmly() });
};

/** Brings the choice that a conflict asks for into sight, with the focus on it. */
export const jumpToConflict = (field: string): void => {
  const panel = document.getElementById(`${idOf(field)}-conflict`);
  panel?.querySelector('input')?.focus({ preventScroll: true });
  panel?.scrollIntoView({ block: 'center', behavior: calmly() });
};

/** Brings a section into sight, with the focus at its heading. */
export const jumpToSection = (key: string, behavior: ScrollBehavior = calmly()): void => {
  document.getElementById(`${sectionId(key)}-title`)?.focus({ preventScroll: true });
  document.getElementById(sectionId(key))?.scrollIntoView({ block: 'start', behavior });
};
