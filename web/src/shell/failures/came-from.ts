let page = '/';

const isElsewhere = (address: string) => !address.startsWith('/err_') && !address.startsWith('/maintenance');

/** Remembers the last page that was no error page. */
export const rememberPage = (address: string): void => {
  if (isElsewhere(address)) page = address;
};

/** The page to go back to when the failure is over. */
export const cameFrom = (): string => page;
