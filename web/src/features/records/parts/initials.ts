/** First letters of the first and the last name: `Fatima van den Berg` → `FB`. */
export const initials = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  const letters = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return letters.map((part) => part?.charAt(0).toUpperCase() ?? '').join('');
};
