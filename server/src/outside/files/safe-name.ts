const longest = 120;
/** Extensions that say the same. */
const same: Record<string, string[]> = { jpg: ['jpg', 'jpeg'], tif: ['tif', 'tiff'] };

const fallback = 'bestand';

/**
 * The name of an upload as it is kept: without folders, control and direction codes, not hidden, not too long, and with the extension of
 * what it is. It is shown and offered when downloading; the bytes are never stored under it.
 */
export const safeName = (given: string, extension: string): string => {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = /\.([a-z0-9]{1,8})$/i.exec(plain)?.[1]?.toLowerCase() ?? '';
  const fits = (same[extension] ?? [extension]).includes(ending);
  const stem = (fits ? plain.slice(0, -(ending.length + 1)) : plain).trim();
  return `${[...(stem || fallback)].slice(0, longest).join('')}.${fits ? ending : extension}`;
};
