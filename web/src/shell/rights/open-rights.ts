import { createContext, use } from 'react';

/** A place where somebody may or may not do something. */
export type PlaceRef = { kind: 'team' | 'organisation'; key: string };

const OpenRights = createContext<(place: PlaceRef) => void>(() => undefined);

export const OpenRightsProvider = OpenRights.Provider;

/** Opens the panel with the user's rights at a place. */
export const useOpenRights = (): ((place: PlaceRef) => void) => use(OpenRights);
