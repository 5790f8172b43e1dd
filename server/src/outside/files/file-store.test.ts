import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileStore, fileStore } from './file-store.ts';
import { fileName } from './names.ts';
import { s3Settings } from './s3.ts';
import { thumbnail } from './thumbnail.ts';

const folder = await mkdtemp(join(tmpdir(), 'bronhouder-files-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  resetOnClose: true,
  configureBuckets: [{ name: 'uploads', configs: [] }],
});

const stores = new Map<string, FileStore>();
const store = (name: string): FileStore => {
  const found = stores.get(name);
  if (!found) throw new Error(name);
  return found;
};

beforeAll(async () => {
  const { port } = await s3.run();
  stores.set('data directory', await fileStore({ dataDir: folder, filesS3Url: undefined }));
  stores.set('S3', await fileStore({ dataDir: folder, filesS3Url: `http://S3RVER:S3RVER@127.0.0.1:${port}/uploads?region=eu-west-1` }));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const [tenant, file] = ['0198a000-0000-7000-8000-000000000001', '0198a000-0000-7000-8000-00000000000f'];
const photo = drawUpload({ name: 'foto.png', kind: 'picture', hue: 30, text: '' });

describe.each(['data directory', 'S3'])('files in the %s', (which) => {
  test('come back as they were put, and are gone when they are deleted', async () => {
    const name = fileName(tenant, file);
    await store(which).put(name, photo);
    expect(Buffer.compare(Buffer.from((await store(which).get(name)) ?? []), Buffer.from(photo))).toBe(0);
    await store(which).delete(name);
    expect(await store(which).get(name)).toBeNull();
    await store(which).delete(name);
  });

  test('that are pictures have a smaller version, made once and deleted with them', async () => {
    const name = fileName(tenant, `${file.slice(0, -1)}a`);
    await store(which).put(name, photo);
    const small = await thumbnail(store(which), name, 300);
    expect(await sharp(small ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 320 });
    await store(which).put(`${name}.320.webp`, new Uint8Array([1, 2, 3]));
    expect(await thumbnail(store(which), name, 310)).toEqual(new Uint8Array([1, 2, 3]));
    await store(which).delete(name);
    expect(await thumbnail(store(which), name, 300)).toBeNull();
  });
});

test('in the data directory nothing of what somebody typed becomes a path', async () => {
  await store('data directory').put(fileName(tenant, file), photo);
  expect(await readdir(join(folder, 'files', tenant))).toEqual([file]);
  await expect(store('data directory').put('../outside', photo)).rejects.toThrow('Path traversal');
});

test.each(['', 'uploads', 'https://host/bucket', 'https://key:secret@host', 'https://key:secret@host/a/b', 'ftp://key:secret@host/bucket'])(
  '%s is no address of a store',
  (address) => {
    expect(() => s3Settings(address)).toThrow('FILES_S3_URL');
  },
);

test('an address of a store can hold signs that an address has to write otherwise', () => {
  expect(s3Settings('https://key:s%2Fe%40cret@s3.test:9000/bucket?region=nl-1')).toEqual({
    endpoint: 'https://s3.test:9000',
    bucket: 'bucket',
    region: 'nl-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 's/e@cret' },
  });
});
