import type { Country } from './definition.ts';

/** How a postal code is read in each country, and written. SA, SD and SS are never given out in the Netherlands. */
const postalCodes: Record<Country, { pattern: RegExp; write: (...parts: string[]) => string }> = {
  NL: { pattern: /^(?:NL[- ]?)?([1-9]\d{3}) ?((?!SA|SD|SS)[A-Z]{2})$/, write: (digits, letters) => `${digits} ${letters}` },
  BE: { pattern: /^(?:BE?[- ]?)?([1-9]\d{3})$/, write: (digits = '') => digits },
  DE: { pattern: /^(?:DE?[- ]?)?((?!00)\d{5})$/, write: (digits = '') => digits },
};

/** The postal code as its country writes it (`5531 AB`, `3000`, `52062`); nothing when it is none there. */
export const parsePostalCode = (typed: string, country: Country): string | undefined => {
  const { pattern, write } = postalCodes[country];
  const match = pattern.exec(typed.trim().toUpperCase());
  return match ? write(...match.slice(1)) : undefined;
};
