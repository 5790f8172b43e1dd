import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorld } from '../../../for-tests.ts';
import { madeProduct, madeShare } from './sharing.samples.ts';

const world = await openWorld();
afterAll(world.close);
const { karel, femke, omar, hanna, anna, noor } = people;
const { lindenhof, deScholte, hofTeVeghel, suikerMuseum } = its;

type Offered = { organisation: string; key: string | null; reason: { code: string } | null }[] & { errorCode: string };
const offer = async (product: string, organisations: string[], who = karel, message = '') => {
  const answer = await world.as(who).post<Offered>(`/product/${product}/consumers`, { organisations, message });
  return { ...answer, offered: answer.body };
};
const offeredTo = async (product: string, organisation: string): Promise<string> => {
  const { offered } = await offer(product, [organisation]);
  return offered[0]?.key ?? '';
};
type Consumers = { shares: Record<string, unknown>[]; others: { title: string }[]; actions: string[] | null };
const consumers = async (product: string, who: { key: string }) => {
  const { status, body } = await world.as(who).get<Consumers>(`/product/${product}/consumers`);
  return { status, ...body };
};
const act = (who: { key: string }, share: string, what: string, body: object = {}) => world.as(who).post(`/sharing/${share}/${what}`, body);
const traces = (record: string) =>
  world.db().selectFrom('audit').select(['act', 'action', 'by', 'note', 'details']).where('record', '=', record).orderBy('key').execute();
const lastTrace = async (record: string) => (await traces(record)).at(-1);
const refusal = ({ status, body }: { status: number; body: { errorCode: string } }) => [status, body.errorCode];

describe('a product that is offered', () => {
  test('is accepted by the organisation, which then shows it; both sides and the product have a trace in keys', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Digitaal spreekuur');
    await world.db().deleteFrom('mail').execute();
    const { status, offered } = await offer(product, [deScholte.key], karel, 'Doet u mee?');
    expect([status, offered.map(({ organisation, reason }) => [organisation, reason])]).toEqual([200, [[deScholte.key, null]]]);
    const share = offered[0]?.key ?? '';
    const waiting = (await world.as(omar).get<{ offers: object[] }>(`/organisation/${deScholte.key}/offers`)).body;
    expect(waiting.offers).toMatchObject([
      { key: share, product: { key: product, title: 'Digitaal spreekuur', published: true }, message: 'Doet u mee?' },
    ]);
    expect((await act(omar, share, 'acceptance')).body).toMatchObject({ key: share, state: 'accepted', version: 2 });
    expect(await consumers(product, karel)).toMatchObject({
      shares: [{ key: share, state: 'accepted', shown: true, offeredBy: { key: karel.key }, answeredBy: { key: omar.key } }],
    });
    const values = { product, owner: lindenhof.key, consumer: deScholte.key };
    for (const record of [product, lindenhof.key, deScholte.key]) {
      expect(await lastTrace(record)).toMatchObject({ act: 'shareAccept', action: 'accepted', by: omar.key, details: { values } });
    }
    expect(JSON.stringify(await traces(product))).not.toContain('Digitaal');
    const told = (await world.as(omar).get(`/organisation/${deScholte.key}/auditlog`)).body.rows[0];
    expect(told).toMatchObject({ act: 'shareAccept', values: { productTitle: 'Digitaal spreekuur', ownerTitle: 'Bibliotheek Lindenhof' } });
    const mails = await world.db().selectFrom('mail').select(['kind', 'recipient', 'subject']).orderBy('at').orderBy('key').execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['omar@streekdata.example', 'Bibliotheek Lindenhof biedt Digitaal spreekuur aan'],
      ['karel@streekdata.example', expect.stringContaining('toont nu Digitaal spreekuur')],
    ]);
  });

  test('asks whoever can answer, until it is answered', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Leeskring');
    const share = await offeredTo(product, deScholte.key);
    const asked = async () => (await world.as(omar).get<{ kind: string; values: { share: string } }[]>('/task')).body;
    expect((await asked()).filter(({ values }) => values.share === share)).toMatchObject([
      { kind: 'product-offered', values: { title: 'Leeskring', owner: 'Bibliotheek Lindenhof' } },
    ]);
    expect((await world.as(people.dirk).get('/task')).body).toEqual([]);
    await act(omar, share, 'denial', { note: 'Niet dit jaar' });
    expect((await asked()).filter(({ values }) => values.share === share)).toEqual([]);
    expect(await consumers(product, karel)).toMatchObject({ shares: [{ state: 'declined', note: 'Niet dit jaar', shown: false }] });
  });

  test('can be offered again after a refusal, to several at once, each with its own answer', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Taalcafé');
    await act(omar, await offeredTo(product, deScholte.key), 'denial');
    await world.as(karel).post(`/product/${product}/consumers`, { organisations: [hofTeVeghel.key], message: '' });
    const { offered } = await offer(product, [deScholte.key, lindenhof.key, hofTeVeghel.key, suikerMuseum.key], anna);
    expect(offered.map(({ reason }) => reason?.code ?? 'offered')).toEqual([
      'offered',
      'sharing.itself',
      'offered',
      'sharing.organisation-away',
    ]);
    expect((await offer(product, [deScholte.key])).offered[0]?.reason?.code).toBe('sharing.offered');
  });

  test('is taken back by the owner, also when it was accepted; nothing is left to do there', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Voorlezen');
    const share = await offeredTo(product, deScholte.key);
    await act(omar, share, 'acceptance');
    expect((await act(karel, share, 'withdrawal', { note: 'Wij stoppen' })).body).toMatchObject({ state: 'withdrawn' });
    expect((await consumers(product, omar)).status).toBe(404);
    expect(refusal(await act(omar, share, 'acceptance'))).toEqual([409, 'sharing.withdrawn']);
    expect(refusal(await act(karel, share, 'withdrawal'))).toEqual([409, 'sharing.withdrawn']);
  });

  test('is ended by the co-organiser, whose locations go with it', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Schrijfclub');
    const share = await offeredTo(product, deScholte.key);
    await act(omar, share, 'acceptance');
    expect((await act(omar, share, 'ending')).body).toMatchObject({ state: 'ended' });
    expect(await lastTrace(product)).toMatchObject({ act: 'shareEnd' });
  });
});

describe('who sees and does what', () => {
  test('a co-organiser sees itself, and the names of the others that show it', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Spelmiddag');
    await madeShare(world, product, hofTeVeghel.key, 'accepted');
    await madeShare(world, product, its.bladel.key, 'declined');
    await act(omar, await offeredTo(product, deScholte.key), 'acceptance');
    const seen = await consumers(product, omar);
    expect(seen.actions).toBeNull();
    expect(seen.shares).toMatchObject([{ organisation: { key: deScholte.key } }]);
    expect(seen.others).toMatchObject([{ key: hofTeVeghel.key }]);
    expect((await consumers(product, noor)).shares).toMatchObject([{ organisation: { key: hofTeVeghel.key }, shown: false }]);
    expect((await consumers(product, hanna)).shares).toHaveLength(3);
  });

  test('without the right at that side nobody offers, answers or takes back', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Breicafé');
    expect(refusal(await offer(product, [deScholte.key], femke))).toEqual([403, 'right.missing']);
    expect(refusal(await offer(product, [deScholte.key], omar))).toEqual([404, 'record.unknown']);
    const share = await offeredTo(product, deScholte.key);
    expect(refusal(await offer(product, [deScholte.key], omar))).toEqual([403, 'right.missing']);
    expect(refusal(await act(hanna, share, 'acceptance'))).toEqual([403, 'right.missing']);
    expect(refusal(await act(karel, share, 'acceptance'))).toEqual([403, 'right.missing']);
    expect(refusal(await act(omar, share, 'withdrawal'))).toEqual([403, 'right.missing']);
    expect(refusal(await act(femke, share, 'withdrawal'))).toEqual([403, 'right.missing']);
    expect(refusal(await act(noor, share, 'acceptance'))).toEqual([404, 'record.unknown']);
    expect(refusal(await act(noor, share, 'withdrawal'))).toEqual([404, 'record.unknown']);
  });

  test('an organisation that is out of sight is offered nothing, and bad input has its field', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Zangkoor');
    expect((await offer(product, [its.havenbedrijf.key])).offered[0]?.reason?.code).toBe('record.unknown');
    const none = await world.as(karel).post(`/product/${product}/consumers`, { organisations: [] });
    expect([none.status, none.body.problems?.map(({ field }) => field)]).toEqual([400, ['organisations']]);
  });

  test('organisations to offer to: whatever readers see, without the owner and what is archived, with what became of it', async () => {
    const product = await madeProduct(world, lindenhof.key, 'Filmavond');
    await madeShare(world, product, deScholte.key, 'declined');
    const found = (q: string, who = karel) => world.as(who).get(`/product/${product}/consumers/candidates?size=100&q=${q}`);
    const { rows } = (await found('')).body;
    const keys = rows.map(({ key }) => key);
    expect(keys).not.toContain(lindenhof.key);
    expect(keys).not.toContain(suikerMuseum.key);
    expect(keys).not.toContain(hofTeVeghel.key);
    expect(rows.find(({ key }) => key === deScholte.key)).toMatchObject({ state: 'declined' });
    expect((await found('scholte')).body).toMatchObject({ total: 1 });
    expect((await found('', femke)).status).toBe(403);
    expect((await found('', anna)).body.rows.map(({ key }) => key)).toContain(hofTeVeghel.key);
  });
});
