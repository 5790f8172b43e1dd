import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { organisationMenuQuery } from '../../shell/menu/menus.ts';
import { LibraryProvider } from './library.ts';

/** Lets the fields of a form choose from the library of an organisation, as far as the user may. */
export const LibraryOf = ({ organisation, children }: { organisation: string; children: ReactNode }) => {
  const { data, isError } = useQuery({ ...organisationMenuQuery(organisation), retryOnMount: false });
  const library = useMemo(() => {
    if (!data && !isError) return null;
    const may = (action: string) => data?.supplementActions.includes(action) === true && !data.archived;
    return { organisation, mayUse: may('use'), mayCreate: may('create'), fieldAdmin: may('fieldAdmin') };
  }, [organisation, data, isError]);
  return <LibraryProvider value={library}>{children}</LibraryProvider>;
};
