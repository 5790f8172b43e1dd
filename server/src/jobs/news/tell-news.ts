import { readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Transaction } from 'kysely';
import type { Tenant } from '../../areas/tenants/tenant.ts';
import type { DB } from '../../database/types.ts';
import type { House } from '../../house.ts';
import { type NewsEntry, nextNews, type Place } from './entry.ts';
import { type News, tellWatchers } from './tell-watchers.ts';
import { elsewhere, hidden, lineOf, pageOf, readableWall } from './words.ts';

type Of = { entry: NewsEntry; at: Place };
const subjectOf = ({ key, path }: Place) => ({ teams: path, organisation: key });

const basis = ({ entry: { by, byName, at }, at: organisation }: Of, except: readonly Key[]) => ({ by, byName, at, organisation, except });

const agendaNews = (
  of: Of,
  item: { path: string; what: (language: 'nl' | 'en') => string },
  watched: Key[],
  except: readonly Key[],
): News => {
  const { act: does, values } = of.entry;
  const said = { does, which: String(values['which'] ?? 'this'), at: readableWall(values['was'] ?? values['at']) };
  return {
    ...basis(of, except),
    kind: 'agenda-changed',
    watched,
    about: { kind: 'agenda', record: of.at.key, places: [subjectOf(of.at)] },
    path: item.path,
    line: (language) =>
      lineOf(language, 'agenda', { ...said, what: item.what(language), start: readableWall(values['start']) }, of.entry.byName),
  };
};

/** Of an item hears who watches its organisation or its product; where that is another's, its owner's people read it from there. */
const tellOfAgenda = async (house: House, trx: Transaction<DB>, { entry, at }: Of, except: readonly Key[]): Promise<void> => {
  const { product, owner, act, record } = entry;
  if (!product) return;
  const list = pageOf('agenda-changed', at.key);
  const here = { path: act === 'erase' ? list : `${list}/${record}`, what: () => product.title };
  const told = await tellWatchers(house, trx, agendaNews({ entry, at }, here, [at.key, product.key], except));
  if (!owner) return;
  const there = {
    path: `#/organisation/${owner.key}/product/${product.key}/agenda`,
    what: (language: 'nl' | 'en') => elsewhere(language, product.title, at.title),
  };
  await tellWatchers(house, trx, agendaNews({ entry, at: owner }, there, [owner.key, product.key], [...except, ...told]));
};

const tellOfRelation = async (house: House, trx: Transaction<DB>, of: Of, except: readonly Key[]): Promise<void> => {
  const { act: does, other, byName } = of.entry;
  const named = other && { title: other.title, about: { kind: 'organisation', places: [subjectOf(other)] } as const };
  await tellWatchers(house, trx, {
    ...basis(of, except),
    kind: 'relations-changed',
    watched: [of.at.key],
    about: { kind: 'organisation', record: of.at.key, places: [subjectOf(of.at)] },
    path: pageOf('relations-changed', of.at.key),
    line: (language, reads) =>
      lineOf(language, 'relations', { does, what: named && reads(named.about) ? named.title : hidden(language) }, byName),
  });
};

const tellOfLibrary = async (house: House, trx: Transaction<DB>, of: Of, except: readonly Key[]): Promise<void> => {
  const { act: does, supplement, record, values, byName } = of.entry;
  const list = pageOf('library-changed', of.at.key);
  const closed = { from: readableDate(String(values['from'] ?? '')), till: values['till'] ? readableDate(String(values['till'])) : 'none' };
  await tellWatchers(house, trx, {
    ...basis(of, except),
    kind: 'library-changed',
    watched: [of.at.key],
    about: { kind: 'supplement', record: of.at.key, places: [subjectOf(of.at)] },
    path: supplement === null ? list : `${list}/supplement/${record}`,
    line: (language) =>
      lineOf(language, 'library', { does: supplement === null ? 'erase' : does, what: supplement ?? '', ...closed }, byName),
  });
};

const tell: Record<NewsEntry['kind'], typeof tellOfAgenda> = {
  agenda: tellOfAgenda,
  organisation: tellOfRelation,
  supplement: tellOfLibrary,
};

/** Tells this entry as news, if it is; not to `except`. */
export const tellNewsOf = async (house: House, trx: Transaction<DB>, key: Key, except: readonly Key[]): Promise<void> => {
  const entry = await nextNews(trx, key);
  if (!entry?.organisation || !['close', 'open'].includes(entry.act)) return;
  await tell[entry.kind](house, trx, { entry, at: entry.organisation }, except);
};

/** Tells the oldest news that waits, once; whether there was any. Of what is gone meanwhile nobody hears. */
export const tellNews = (house: House, tenant: Tenant): Promise<boolean> =>
  house.database
    .forTenant(tenant.key)
    .transaction()
    .execute(async (trx) => {
      const entry = await nextNews(trx, null);
      if (!entry) return false;
      if (entry.organisation) await tell[entry.kind](house, trx, { entry, at: entry.organisation }, []);
      await trx.deleteFrom('untold').where('audit', '=', entry.key).execute();
      return true;
    });
