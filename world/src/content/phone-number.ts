/**
 * A telephone number in an area, E.164. The Netherlands keep no range free for fiction; within these areas numbers that begin with
 * 555 are hardly given out, which is what films do as well.
 */
export const phoneNumber = (area: string, number: number): string => {
  const length = 9 - area.length;
  const tail = String(number % 10 ** (length - 3)).padStart(length - 3, '0');
  return `+31${area}555${tail}`;
};
