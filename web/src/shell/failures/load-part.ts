const timeout = 120_000;

/** Loading a part of the application took too long (point 9: 120 seconds). */
export class PartTimeout extends Error {}

/** Loads a part of the application; what is not there after 120 seconds counts as failed (points 8 and 9). */
export const load = async <T>(importer: () => Promise<T>, limit = timeout): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartTimeout()), limit);
  });
  try {
    return await Promise.race([importer(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Whether an error means that a part of the application could not be fetched: another version was installed, or the network failed. */
export const isPartFailure = (error: unknown): boolean =>
  error instanceof PartTimeout ||
  (error instanceof Error && /dynamically imported module|importing a module script|preload css|module script failed/i.test(error.message));
