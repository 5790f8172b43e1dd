import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { resolve } from 'node:path';
import { smallerNames } from './names.ts';
import { s3Driver } from './s3.ts';

/** Where the bytes of uploads are kept, by name (`tenant/key`). */
export type FileStore = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes; null: there is nothing by that name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same bytes by another name; false: there is nothing by that name. */
  copy(name: string, to: string): Promise<boolean>;
  /** Also the smaller versions of it. Nothing happens when there is nothing by that name. */
  delete(name: string): Promise<void>;
};

type Settings = { dataDir: string; filesS3Url: string | undefined };

/** Files in an S3-compatible store where one is named in the settings, else in the data directory. */
export const fileStore = async ({ dataDir, filesS3Url }: Settings): Promise<FileStore> => {
  const disk = new Disk(
    filesS3Url ? await s3Driver(filesS3Url) : new FSDriver({ location: resolve(dataDir, 'files'), visibility: 'private' }),
  );
  return {
    put: (name, bytes) => disk.put(name, bytes),
    get: async (name) => ((await disk.exists(name)) ? new Uint8Array(await disk.getBytes(name)) : null),
    copy: async (name, to) => {
      if (!(await disk.exists(name))) return false;
      await disk.copy(name, to);
      return true;
    },
    delete: async (name) => {
      for (const one of [name, ...smallerNames(name)]) await disk.delete(one);
    },
  };
};
