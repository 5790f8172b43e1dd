/** So many colours tell products apart. */
export const toneCount = 8;

const hash = (text: string): number => {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
};

/**
 * A colour for each product: the same one in every period as far as can be, and two of the same only when there are more products than
 * colours. The name stands beside it wherever it is shown.
 */
export const tonesOf = (products: readonly string[]): Map<string, number> => {
  const tones = new Map<string, number>();
  const taken = new Set<number>();
  for (const product of [...new Set(products)].sort()) {
    const wished = hash(product) % toneCount;
    const free = Array.from({ length: toneCount }, (_, step) => (wished + step) % toneCount).find((tone) => !taken.has(tone));
    const tone = free ?? wished;
    taken.add(tone);
    tones.set(product, tone);
  }
  return tones;
};
