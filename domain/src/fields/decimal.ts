const grouped = /^\d{1,3}(?:[. \u00a0\u202f]\d{3})+$/;
const plain = /^\d+$/;
/** Above this many digits a number in JSON is no longer the number that was typed. */
const mostDigits = 15;

const wholePart = (text: string): string | undefined => {
  if (plain.test(text)) return text;
  return grouped.test(text) ? text.replace(/\D/g, '') : undefined;
};

const read = (sign: string, whole: string, fraction: string): number | undefined => {
  if (whole.length + fraction.length > mostDigits) return undefined;
  // Adding zero turns -0 into 0, which JSON does not tell apart either.
  return Number(`${sign}${whole}.${fraction || '0'}`) + 0;
};

const split = (text: string): { sign: string; digits: string } => {
  const trimmed = text.trim();
  return /^[-\u2212]/.test(trimmed) ? { sign: '-', digits: trimmed.slice(1).trim() } : { sign: '', digits: trimmed };
};

/** A decimal without grouping, with a comma or a point: `51,36` or `51.360`. For coordinates, where `51.360` is not fifty-one thousand. */
export const parsePlainDecimal = (text: string): number | undefined => {
  const { sign, digits } = split(text);
  const match = /^(\d{1,9})(?:[.,](\d{1,15}))?$/.exec(digits);
  return match ? read(sign, match[1] ?? '', (match[2] ?? '').slice(0, 9)) : undefined;
};

/**
 * A number as people here type it: `12,50`, `1.234,5`, `1 234`. A single point that does not set apart thousands is taken for a
 * decimal point (`12.5`), since keypads have one. Nothing for anything else.
 */
export const parseDecimal = (text: string): number | undefined => {
  const { sign, digits } = split(text);
  const match = /^([\d. \u00a0\u202f]*),(\d+)$/.exec(digits);
  if (match) {
    const whole = match[1] === '' ? '0' : wholePart(match[1] ?? '');
    return whole === undefined ? undefined : read(sign, whole, match[2] ?? '');
  }
  const whole = wholePart(digits);
  if (whole !== undefined) return read(sign, whole, '');
  const point = /^(\d*)\.(\d+)$/.exec(digits);
  return point ? read(sign, point[1] || '0', point[2] ?? '') : undefined;
};

/** Has the number no more decimals than this? */
export const fitsDecimals = (value: number, decimals: number): boolean => Number(value.toFixed(Math.min(decimals, 20))) === value;
