import { allStates } from '@bronhouder/domain/publication/states.ts';

/** Whether an address names a state of publication. */
export const isState = (item: string): boolean => allStates.some((state) => state === item);
