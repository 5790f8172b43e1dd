/** The reason that holds for all of several acts, so that it is said once; undefined where they differ or one is possible. */
export const commonReason = (reasons: (string | undefined)[]): string | undefined => (new Set(reasons).size === 1 ? reasons[0] : undefined);
