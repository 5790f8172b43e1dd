import { organisations, people } from '@bronhouder/world/cast.ts';
import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../../for-tests.ts';
import type { Client } from '../../http/client-for-tests.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const photo = drawUpload({ name: '', kind: 'picture', hue: 200, text: '' });
const rules = drawUpload({ name: '', kind: 'document', hue: 0, text: 'Reglement' });
const lindenhof = `/organisation/${organisations.lindenhof.key}/file`;

const send = async (client: Client, field: string, bytes: Uint8Array<ArrayBuffer>, name: string, type = 'image/png', path = lindenhof) => {
  const form = new FormData();
  form.set('field', field);
  form.set('file', new File([bytes], name, { type }));
  const body = new Response(form);
  const payload = Buffer.from(await body.arrayBuffer());
  return client.ask('POST', path, {
    payload,
    headers: { 'content-type': body.headers.get('content-type') ?? '', 'content-length': String(payload.length) },
  });
};

const uploaded = async (): Promise<string> => {
  const { status, body } = await send(world.as(people.femke), 'photo', photo, 'leescafé.png');
  expect(status).toBe(200);
  return `${lindenhof}/${String(body['key'])}`;
};

describe('uploading', () => {
  test('keeps a picture with what it is', async () => {
    const { status, body } = await send(world.as(people.femke), 'photo', photo, 'leescafé.png', 'text/html');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'leescafé.png', type: 'image/png', bytes: photo.byteLength, width: 960, height: 600 });
  });

  test('a name leads nowhere', async () => {
    const { body } = await send(world.as(people.femke), 'photo', photo, '../../../etc/passwd');
    expect(body['name']).toBe('passwd.png');
  });

  test.each([
    ['of another type by its bytes, whatever its name says', 'photo', rules, 'foto.png', 415, 'file.type', 'file-type'],
    [
      'with a script in it',
      'photo',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'foto.svg',
      415,
      'file.type',
      'file-type',
    ],
    [
      'with too few pixels',
      'photo',
      drawUpload({ name: '', kind: 'logo', hue: 1, text: '' }),
      'foto.png',
      422,
      'file.pixels',
      'file-pixels',
    ],
  ] as const)('refuses a file %s, at its field', async (_what, field, bytes, name, status, errorCode, code) => {
    const refused = await send(world.as(people.femke), field, bytes, name);
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({ success: false, errorCode, problems: [{ field, code }] });
  });

  test('refuses a file that is larger than its field allows', async () => {
    const blank = { width: 900, height: 900, channels: 3, background: '#fff' } as const;
    const noise = await sharp({ create: { ...blank, noise: { type: 'gaussian', mean: 128, sigma: 80 } } })
      .png()
      .toBuffer();
    expect(noise.byteLength).toBeGreaterThan(1_000_000);
    const refused = await send(world.as(people.femke), 'logo', new Uint8Array(noise), 'logo.png');
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({
      errorCode: 'file.too-large',
      problems: [{ field: 'logo', code: 'file-size', values: { megabytes: 1 } }],
    });
  });

  test('refuses a field that holds no files', async () => {
    for (const field of ['title', 'nothing', '__proto__']) {
      const { status, body } = await send(world.as(people.femke), field, photo, 'foto.png');
      expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    }
  });

  test('is for whoever may change the organisation', async () => {
    expect((await send(world.nobody, 'photo', photo, 'foto.png')).status).toBe(412);
    expect((await send(world.as(people.hanna), 'photo', photo, 'foto.png')).status).toBe(403);
    expect((await send(world.as(people.joost), 'photo', photo, 'foto.png')).status).toBe(404);
    expect((await send(world.as(people.els), 'photo', photo, 'foto.png')).status).toBe(404);
    expect(
      (await send(world.as(people.anna), 'photo', photo, 'foto.png', 'image/png', `/organisation/${organisations.suikerMuseum.key}/file`))
        .body.errorCode,
    ).toBe('save.archived');
  });
});

describe('downloading', () => {
  test('gives the same bytes, as a picture that can do nothing', async () => {
    const answer = await world.as(people.hanna).ask('GET', await uploaded());
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(photo.byteLength),
      'content-disposition': "inline; filename*=UTF-8''leescaf%C3%A9.png",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answer.headers['cache-control']).toContain('private');
  });

  test('gives a smaller picture when a width is asked for', async () => {
    const answer = await world.as(people.hanna).ask('GET', `${await uploaded()}?width=300`);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(Number(answer.headers['content-length'])).toBeLessThan(photo.byteLength);
  });

  test('offers a document to keep instead of showing it', async () => {
    const { body } = await send(world.as(people.femke), 'rules', rules, 'reglement.pdf', 'application/pdf');
    const answer = await world.as(people.hanna).ask('GET', `${lindenhof}/${String(body['key'])}?width=300`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('attachment');
  });

  test('is for whoever may read the organisation, and of that organisation only', async () => {
    const path = await uploaded();
    expect((await world.nobody.get(path)).status).toBe(412);
    expect((await world.as(people.joost).get(path)).status).toBe(404);
    expect((await world.as(people.els).get(path)).status).toBe(404);
    expect((await world.as(people.anna).get(path.replace(organisations.lindenhof.key, organisations.deKiem.key))).status).toBe(404);
  });
});

describe('saving a file with its record', () => {
  type Saved = { facts: { working: number }; types: object[]; content: Record<string, unknown> };
  const femke = () => world.as(people.femke);
  const path = `/organisation/${organisations.lindenhof.key}`;
  const saveWith = async (photo: object) => {
    const { body } = await femke().get(path);
    const { facts, types, content } = body as Saved;
    return femke().put(path, { revision: facts.working, types, state: 'concept', content: { ...content, photo } });
  };

  test('keeps what was measured, whatever the caller says of it', async () => {
    const { body } = await send(femke(), 'photo', photo, 'leescafé.png');
    const claimed = { ...body, type: 'image/webp', bytes: 1, width: 5000, height: 5000, description: 'Het leescafé' };
    const saved = await saveWith(claimed);
    expect(saved.status).toBe(200);
    expect((saved.body as Saved).content['photo']).toEqual({ ...body, description: 'Het leescafé' });
  });

  test.each([
    ['a file that is nowhere', '01941f29-7c01-7199-8000-000000000001'],
    ['something that is no key', 'photo'],
  ])('refuses %s', async (_what, key) => {
    const { status, body } = await saveWith({ key, name: 'foto.png', type: 'image/png', bytes: 10 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errorCode: 'save.problems', problems: [{ field: 'photo', code: 'file-unknown' }] });
  });

  test('refuses a file of another organisation', async () => {
    const other = await send(
      world.as(people.karel),
      'photo',
      photo,
      'foto.png',
      'image/png',
      `/organisation/${organisations.deKiem.key}/file`,
    );
    expect(other.status).toBe(200);
    const { status, body } = await saveWith(other.body);
    expect(status).toBe(422);
    expect(body).toMatchObject({ problems: [{ field: 'photo', code: 'file-unknown' }] });
  });
});
