import { fileTypeFromBuffer } from 'file-type';
import { loadSharp } from './sharp.ts';

export type Measured = { type: string; extension: string; width?: number; height?: number };

/** Pictures that become other pictures in every browser; SVG is not among them: it can hold scripts. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
export const isPicture = (type: string): boolean => pictures.has(type);

/** A picture of more pixels than this is not unpacked. */
export const mostPixels = 100_000_000;

const pixelsOf = async (bytes: Uint8Array): Promise<{ width: number; height: number } | null> => {
  const sharp = await loadSharp();
  const read = await sharp(bytes, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => null);
  return read && read.width * read.height <= mostPixels ? { width: read.autoOrient.width, height: read.autoOrient.height } : null;
};

/** What a file is by its bytes, whatever its name and sender say; null: nothing that we know, or a picture that cannot be read. */
export const measure = async (bytes: Uint8Array): Promise<Measured | null> => {
  const found = await fileTypeFromBuffer(bytes);
  if (!found || found.mime === 'application/xml') return null;
  const kind = { type: found.mime, extension: found.ext };
  if (!found.mime.startsWith('image/')) return kind;
  const pixels = isPicture(found.mime) ? await pixelsOf(bytes) : null;
  return pixels && { ...kind, ...pixels };
};
