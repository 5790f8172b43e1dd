import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import DNS from 'dns2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailDomain } from './mail-domain.ts';

const { Packet } = DNS;
type Zone = { mx?: string[]; a?: string; aaaa?: string };

const zones: Record<string, Zone> = {
  'bibliotheek.nl': { mx: ['mx1.bibliotheek.nl', 'mx2.bibliotheek.nl'] },
  'geenpost.nl': { mx: [''], a: '192.0.2.1' },
  'alleenadres.nl': { a: '192.0.2.2' },
  'alleenzes.nl': { aaaa: '2001:db8::2' },
  'leeg.nl': {},
  'xn--caf-dma.nl': { mx: ['mx.xn--caf-dma.nl'] },
};

const answersOf = (zone: Zone, name: string, type: number) => {
  const record = (about: object) => Object.assign(new Packet.Resource(name, type, Packet.CLASS.IN, 60), about);
  if (type === Packet.TYPE.MX) return (zone.mx ?? []).map((exchange, index) => record({ exchange, priority: index * 10 }));
  if (type === Packet.TYPE.A && zone.a) return [record({ address: zone.a })];
  return type === Packet.TYPE.AAAA && zone.aaaa ? [record({ address: zone.aaaa })] : [];
};

const noSuchDomain = 3;
const broken = 2;

const server = DNS.createServer({
  udp: true,
  handle: (request, send) => {
    const response = Packet.createResponseFromRequest(request);
    const { name = '', type = 0 } = request.questions[0] ?? {};
    const zone = zones[name];
    if (name === 'stuk.nl') response.header.rcode = broken;
    else if (!zone) response.header.rcode = noSuchDomain;
    else response.answers.push(...answersOf(zone, name, type));
    void send(response);
  },
});

let servers: string[] = [];
beforeAll(async () => {
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } });
  servers = [`127.0.0.1:${udp?.port}`];
});
afterAll(() => server.close());

describe('the domain of an e-mail address', () => {
  test.each([
    ['info@bibliotheek.nl', 'ok', 'has mail servers'],
    ['info@BIBLIOTHEEK.nl', 'ok', 'in capitals'],
    ['info@alleenadres.nl', 'ok', 'has only an address, which is where mail goes then'],
    ['info@alleenzes.nl', 'ok', 'has only an IPv6 address'],
    ['info@café.nl', 'ok', 'has letters beyond ASCII'],
    ['info@geenpost.nl', 'refused', 'says that it takes no mail'],
    ['info@leeg.nl', 'refused', 'has neither servers nor an address'],
    ['info@bestaatniet.nl', 'refused', 'does not exist'],
    ['info@', 'refused', 'is missing'],
    ['info@stuk.nl', 'unsure', 'cannot be found out because its server is broken'],
    ['info@lindenhof.example', 'unsure', 'is for examples'],
  ] as const)('%s: %s, it %s', async (address, verdict, _because) => {
    expect(await mailDomain({ servers })(address)).toBe(verdict);
  });

  test('is unsure when nobody answers in time', async () => {
    const deaf = createSocket('udp4');
    await new Promise<void>((resolve) => deaf.bind(0, '127.0.0.1', resolve));
    const { port }: AddressInfo = deaf.address();
    expect(await mailDomain({ servers: [`127.0.0.1:${port}`], timeoutMs: 300 })('info@bibliotheek.nl')).toBe('unsure');
    deaf.close();
  });
});
