import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resolve } from './guarded-lookup.ts';
import { isPublicAddress } from './public-address.ts';
import { website } from './website.ts';

const seen: string[] = [];
const asked = (request: IncomingMessage) => `${request.method} ${request.headers.host?.split(':')[0]}${request.url}`;

const answers: Record<string, RequestListener> = {
  '/': (_request, response) => response.end('welkom'),
  '/no-head': (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
  '/gone': (_request, response) => response.writeHead(404).end(),
  '/sign-in': (_request, response) => response.writeHead(403).end(),
  '/broken': (_request, response) => response.writeHead(500).end(),
  '/slow': () => {},
  '/moved': (_request, response) => response.writeHead(301, { location: '/' }).end(),
  '/round': (_request, response) => response.writeHead(302, { location: '/round' }).end(),
  '/to-metadata': (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/to-inside': (_request, response) => response.writeHead(302, { location: `http://inside.test:${port}/` }).end(),
  '/to-file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-port': (_request, response) => response.writeHead(302, { location: 'http://site.test:22/' }).end(),
  '/endless': (request, response) => {
    if (request.method === 'HEAD') return response.writeHead(405).end();
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
    return response.on('close', () => clearInterval(timer));
  },
};

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(asked(request));
    (answers[request.url ?? ''] ?? answers['/gone'])?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** `site.test` is the server of this test, by an address that only this test allows; every other name is where it says. */
const names: Record<string, string> = {
  'site.test': '127.0.0.1',
  'inside.test': '127.0.0.2',
  'private.test': '10.0.0.1',
  'mapped.test': '::ffff:127.0.0.1',
};
const resolveHost: Resolve = async (host) => {
  const address = names[host];
  if (!address) throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
  return [{ address, family: address.includes(':') ? 6 : 4 }];
};

const ask = (path: string, resolve = resolveHost, timeoutMs = 2000) =>
  website({ timeoutMs, resolve, allow: (address) => address === '127.0.0.1' || isPublicAddress(address), ports: ['', String(port)] })(
    path.startsWith('/') ? `http://site.test:${port}${path}` : path,
  );

describe('a website', () => {
  test.each([
    ['/', 'ok'],
    ['/moved', 'ok'],
    ['/no-head', 'ok'],
    ['/sign-in', 'ok'],
    ['/endless', 'ok'],
    ['/gone', 'refused'],
    ['/broken', 'unsure'],
  ] as const)('%s is %s', async (path, verdict) => {
    expect(await ask(path)).toBe(verdict);
  });

  test('that nobody has is refused, one for examples is not asked', async () => {
    expect(await ask('http://nobody.test/')).toBe('refused');
    seen.length = 0;
    expect(await ask('https://www.lindenhof.example/')).toBe('unsure');
    expect(seen).toEqual([]);
  });

  test('that does not answer in time is unsure', async () => {
    expect(await ask('/slow', resolveHost, 200)).toBe('unsure');
  });
});

describe('nothing private is reached', () => {
  test.each([
    ['by its number', 'http://10.0.0.1/'],
    ['by a number written otherwise', 'http://0x7f.1/'],
    ['by one whole number', 'http://2130706433/'],
    ['by IPv6', 'http://[::1]/'],
    ['by a mapped number', 'http://[::ffff:127.0.0.1]/'],
    ['by a name', 'http://private.test/'],
    ['by a name with a mapped number', 'http://mapped.test/'],
    ['on another port', 'http://site.test:22/'],
    ['with a password', 'http://user:secret@site.test/'],
    ['by another protocol', 'ftp://site.test/'],
    ['as a file', 'file:///etc/passwd'],
  ])('%s', async (_how, address) => {
    seen.length = 0;
    expect(await ask(address)).toBe('refused');
    expect(seen).toEqual([]);
  });

  test.each(['/to-metadata', '/to-inside', '/to-file', '/to-port', '/round'])('by a redirect %s', async (path) => {
    seen.length = 0;
    expect(await ask(path)).toBe('refused');
    expect(seen.filter((one) => !one.includes(`site.test${path}`))).toEqual([]);
  });

  test('by a name that changes its mind between two looks (DNS rebinding)', async () => {
    let looks = 0;
    const fickle: Resolve = async () => {
      looks += 1;
      return [{ address: looks === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    seen.length = 0;
    const check = (path: string) => ask(`http://fickle.test:${port}${path}`, fickle);
    expect(await check('/')).toBe('ok');
    expect(await check('/')).toBe('refused');
    expect(seen).toEqual(['HEAD fickle.test/']);
    expect(looks).toBe(2);
  });
});
