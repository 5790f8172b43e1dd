import type { Key } from '@bronhouder/domain/instant.ts';
import { createContext, use } from 'react';

/** The library that the fields of a form choose from: of which organisation, and what the user may do with it there. */
export type Library = { organisation: Key; mayUse: boolean; mayCreate: boolean; fieldAdmin: boolean };

const LibraryContext = createContext<Library | null>(null);
export const LibraryProvider = LibraryContext.Provider;

/** The library around a field; null where there is none, such as in the preview of a type. */
export const useLibrary = (): Library | null => use(LibraryContext);
