/** A text with what stands between square brackets filled in. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\[(\w+)\]/g, (whole, name: string) => String(values[name] ?? whole));

/** `maandag, woensdag en vrijdag`. */
export const listed = (names: string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
