/** How an ISIL code looks (point 5: it ends with 10 digits): the country, a hyphen, ten digits. */
const form = /^([A-Z]{2})-?(\d{10})$/;
export const isilPlaceholder = 'NL-9999999999';

/** A code written one way: capitals, no spaces or points, a hyphen where it belongs. What is no code keeps its characters. */
export const tidyIsil = (typed: string): string => {
  const bare = typed
    .normalize('NFKC')
    .replace(/[\s.]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
  return bare.replace(form, '$1-$2');
};

export const isIsil = (code: string): boolean => form.test(code) && code.includes('-');
