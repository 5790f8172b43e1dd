/** The forms that hold something unsaved at this moment. */
const unsaved = new Set<symbol>();

/** Counts a form among those with unsaved input. Gives the way to take it out again. */
export const registerUnsaved = (): (() => void) => {
  const form = Symbol('form');
  unsaved.add(form);
  return () => {
    unsaved.delete(form);
  };
};

/** Whether any form holds something unsaved. */
export const anythingUnsaved = (): boolean => unsaved.size > 0;
