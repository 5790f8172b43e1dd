import { drawUpload } from '@bronhouder/world/draw/upload.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { measure } from './measure.ts';
import { safeName } from './safe-name.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const blank = sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } });

describe('a file is what its bytes say', () => {
  test('a picture, with its pixels', async () => {
    expect(await measure(drawUpload({ name: '', kind: 'picture', hue: 1, text: '' }))).toEqual({
      type: 'image/png',
      extension: 'png',
      width: 960,
      height: 600,
    });
    expect(await measure(new Uint8Array(await blank.clone().webp().toBuffer()))).toEqual({
      type: 'image/webp',
      extension: 'webp',
      width: 30,
      height: 20,
    });
  });

  test('a photo that the camera held sideways is measured as it is seen', async () => {
    const sideways = await blank.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await measure(new Uint8Array(sideways))).toEqual({ type: 'image/jpeg', extension: 'jpg', width: 20, height: 30 });
  });

  test('a document', async () => {
    expect(await measure(drawUpload({ name: '', kind: 'document', hue: 1, text: 'Reglement' }))).toEqual({
      type: 'application/pdf',
      extension: 'pdf',
    });
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG as XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['text', 'zomaar wat tekst'],
    ['nothing', ''],
    ['the beginning of a picture and nothing more', '\u0089PNG'],
  ])('%s is nothing that is taken', async (_what, text) => {
    expect(await measure(bytes(text))).toBeNull();
  });

  test('a picture that cannot be read is none', async () => {
    const whole = drawUpload({ name: '', kind: 'picture', hue: 1, text: '' });
    expect(await measure(whole.slice(0, 20))).toBeNull();
  });
});

describe('the name of an upload', () => {
  test.each([
    ['foto.png', 'png', 'foto.png'],
    ['Foto van ’t plein.JPEG', 'jpg', 'Foto van ’t plein.jpeg'],
    ['../../etc/passwd', 'png', 'passwd.png'],
    ['C:\\Users\\Femke\\logo.png', 'png', 'logo.png'],
    ['factuur.pdf.exe', 'pdf', 'factuur.pdf.exe.pdf'],
    ['.htaccess', 'png', 'htaccess.png'],
    ['...', 'png', 'bestand.png'],
    ['', 'pdf', 'bestand.pdf'],
    ['omge\u202egnp.exe', 'png', 'omgegnp.exe.png'],
    ['regel\r\nSet-Cookie: x.png', 'png', 'regelSet-Cookie x.png'],
    [`${'lang'.repeat(100)}.png`, 'png', `${'lang'.repeat(30)}.png`],
  ])('%s becomes %s %s', (given, extension, expected) => {
    expect(safeName(given, extension)).toBe(expected);
  });
});
