/** After how many months without signing in somebody is looked for in the lists of people; the last is when roles end by themselves (point 9). */
export const unusedChoices = [3, 6, 12, 18] as const;
