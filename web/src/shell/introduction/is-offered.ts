/** Whether the introduction is offered at this path: it is one of the base paths or below one. */
export const isOffered = (path: string, basePaths: readonly string[]): boolean =>
  basePaths.some((base) => path === base || path.startsWith(`${base.replace(/\/$/, '')}/`));
