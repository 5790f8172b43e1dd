/**
 * Something outside the code that keeps the server from starting: a wrong address, a directory that cannot be written, a newer database.
 * `main.ts` prints the message as one line on stderr and ends with exit code 1; no stack, because nothing is wrong in the code.
 */
export class StartupFault extends Error {
  override readonly name = 'StartupFault';
}

/** The text of anything thrown, on one line. */
export const lineOf = (fault: unknown): string =>
  (fault instanceof Error ? fault.message || fault.name : String(fault)).replaceAll(/\s*\n\s*/g, ' ').trim();

/** The code of a fault of Node (`ENOENT`) or PostgreSQL (`57P03`); empty without one. */
export const codeOf = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
