import type { FileStore } from './file-store.ts';
import { mostPixels } from './measure.ts';
import { loadSharp } from './sharp.ts';
import { smallerName, widthFor } from './names.ts';

const resize = async (bytes: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> => {
  const sharp = await loadSharp();
  return new Uint8Array(
    await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer(),
  );
};

/** A picture at about the width that is asked for, made the first time and kept beside it; null: the file itself is gone. */
export const thumbnail = async (store: FileStore, name: string, wished: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const width = widthFor(wished);
  const kept = await store.get(smallerName(name, width));
  if (kept) return kept;
  const bytes = await store.get(name);
  if (!bytes) return null;
  const made = await resize(bytes, width);
  await store.put(smallerName(name, width), made);
  return made;
};
