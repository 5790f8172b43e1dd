import type { Caller } from '../../http/caller.ts';
import { found } from '../../http/refusal-error.ts';
import { isPicture } from '../../outside/files/measure.ts';
import { fileName } from '../../outside/files/names.ts';
import { thumbnail } from '../../outside/files/thumbnail.ts';
import type { Reading } from '../records/reading.ts';
import { fileOf } from './store.ts';

type Input = { key: string; file: string; width?: number | undefined };

/** A file is kept under its own key for ever, so a browser may keep it; but only that browser, for others have other rights. */
const headers = (name: string, picture: boolean): Record<string, string> => ({
  'content-disposition': `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'cache-control': 'private, max-age=31536000, immutable',
});

/**
 * A file of a record, for whoever may read the record. Pictures are shown, in about the width that is asked for; anything
 * else is offered to keep. Refuses: record.unknown.
 */
export const downloadFile = async (
  reading: Reading,
  caller: Caller,
  { key, file, width }: Input,
): Promise<{ headers: Record<string, string>; body: File }> => {
  const { name, type, width: pixels } = await fileOf(reading, caller, key, file);
  const store = caller.house.outside.files;
  const kept = fileName(caller.tenant.key, file);
  const picture = isPicture(type);
  const smaller = picture && width !== undefined && width < (pixels ?? 0);
  const bytes = found(smaller ? await thumbnail(store, kept, width) : await store.get(kept));
  return { headers: headers(name, picture), body: new File([bytes], name, { type: smaller ? 'image/webp' : type }) };
};
