import sharp from 'sharp';
import type { FileStore } from './file-store.ts';
import { mostPixels } from './measure.ts';

/** The widths that are made; a wish in between gets the next larger one, so that few are made and kept. */
const widths = [64, 160, 320, 640, 960, 1280, 2000] as const;

const resize = async (bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp(bytes, { limitInputPixels: mostPixels }).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).timeout({ seconds: 10 }).toBuffer(),
  );

/** A picture at the width that is asked for, made the first time and kept beside it; null: the file itself is gone. */
export const thumbnail = async (store: FileStore, name: string, wished: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const width = widths.find((one) => one >= wished) ?? widths[widths.length - 1] ?? wished;
  const small = `${name}.${width}.webp`;
  const kept = await store.get(small);
  if (kept) return kept;
  const bytes = await store.get(name);
  if (!bytes) return null;
  const made = await resize(bytes, width);
  await store.put(small, made);
  return made;
};
