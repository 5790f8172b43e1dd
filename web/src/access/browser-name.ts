// In this order: each names itself after those below it as well.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* .*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** Browser and system as people call them, out of a `User-Agent`; null for what it does not tell. */
export const browserName = (userAgent: string): { browser: string | null; system: string | null } => {
  const browser = browsers.find(([sign]) => sign.test(userAgent));
  const version = browser?.[0].exec(userAgent)?.[1];
  return { browser: browser ? `${browser[1]} ${version}` : null, system: systems.find(([sign]) => sign.test(userAgent))?.[1] ?? null };
};
