type Rgb = readonly [number, number, number];

const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const parse = (hex: string): Rgb => [part(hex, 1), part(hex, 3), part(hex, 5)];
const text = (color: Rgb) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** The contrast between two colours `#rrggbb` as WCAG counts it: 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [high, low] = [luminance(parse(one)), luminance(parse(other))].toSorted((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

/** The colour nearest to `color` on the way to `towards` that reaches `ratio` against each of the backgrounds. */
const readable = (color: Rgb, towards: Rgb, backgrounds: string[], ratio = 4.5): Rgb => {
  for (let step = 0; step <= 40; step += 1) {
    const tried = mix(color, towards, step / 40);
    if (backgrounds.every((background) => contrast(text(tried), background) >= ratio)) return tried;
  }
  return towards;
};

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const fallback = '#0b5c7a';
const card = { light: '#ffffff', dark: '#191f25', darkHover: '#232b32' };

export type AccentTokens = Record<'--accent' | '--accent-hover' | '--accent-weak' | '--accent-text', string>;

/**
 * The accent tokens of a tenant's colour for one colour scheme. Whatever colour a tenant chooses, white text on it and it as text
 * on a card are readable (WCAG 2.2 AA, 4.5 : 1). A colour that is not `#rrggbb` gives the product's own.
 */
export const accentTokens = (color: string, scheme: 'light' | 'dark'): AccentTokens => {
  const chosen = parse(/^#[0-9a-f]{6}$/i.test(color) ? color : fallback);
  const filled = readable(chosen, black, [card.light]);
  const weak = scheme === 'light' ? mix(filled, white, 0.89) : mix(parse(card.dark), chosen, 0.28);
  const light = scheme === 'light';
  const backgrounds = [text(weak), ...(light ? [card.light] : [card.dark, card.darkHover])];
  const words = mix(chosen, light ? black : white, light ? 0.2 : 0.45);
  return {
    '--accent': text(filled),
    '--accent-hover': text(mix(filled, black, 0.16)),
    '--accent-weak': text(weak),
    '--accent-text': text(readable(words, light ? black : white, backgrounds, light ? 4.6 : 6)),
  };
};

let sheet: CSSStyleSheet | undefined;
const block = (selector: string, tokens: AccentTokens) =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Lets the whole page take the tenant's colour, light and dark, from now on. */
export const applyAccent = (color: string): void => {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(
    block(':root:root', accentTokens(color, 'light')) + block(":root:root[data-mantine-color-scheme='dark']", accentTokens(color, 'dark')),
  );
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
};
