const pattern = /^([1-9]\d{0,4}) ?([a-z]{1,4})?(?: ?([-/]) ?(\d{1,4}[a-z]{0,2}|[a-z]{1,4}))?(?: (bus) ?(\d{1,4}[a-z]?))?$/i;

/** A house number such as `27` or `27a`, also `27-29`, `27/2` and the Belgian `27 bus 3`; nothing when it is none. */
export const parseHouseNumber = (typed: string): string | undefined => {
  const match = pattern.exec(typed.trim().replace(/\s+/g, ' '));
  if (!match) return undefined;
  const [, number, letters = '', mark = '', addition = '', bus, box = ''] = match;
  const last = bus ? ` bus ${box}` : '';
  return `${number}${letters}${mark}${addition}${last}`.toLowerCase();
};
