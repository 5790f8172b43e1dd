import type { Feed } from '@bronhouder/contract/feed.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import { readableTeams } from '@bronhouder/domain/permissions/readable.ts';
import { sql } from 'kysely';
import { personIn } from '../../../database/person.ts';
import { organisationsWithin } from '../../../database/within-reach.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found } from '../../../http/refusal-error.ts';
import { agendaActions } from '../../agenda/actions.ts';

const asInstant = (text: string): string => new Date(text).toISOString();

/** The feeds of an organisation: those that answer, the newest first, then those that were revoked. Refuses record.unknown. One round trip. */
export const listFeeds = async (caller: Caller, { organisation }: { organisation: Key }) => {
  const { rows } = await sql<{ path: Key[]; feeds: Feed[] }>`
    select t.path, coalesce((
      select json_agg(json_build_object('key', f.key, 'about', f.about, 'of', coalesce(f.product, f.location, f.organisation),
        'title', coalesce(p.title, s.title, o.title), 'name', f.name, 'createdAt', f.created_at, 'createdBy', ${personIn('f.created_by')},
        'usedOn', f.used_on, 'revoked', case when f.revoked_at is not null
          then json_build_object('at', f.revoked_at, 'by', ${personIn('f.revoked_by')}) end)
        order by f.revoked_at desc nulls first, f.created_at desc, f.key)
      from agenda_feed f left join product p on p.key = f.product left join supplement s on s.key = f.location
      where f.organisation = o.key), '[]') as feeds
    from organisation o join team t on t.key = o.team
    where o.key = ${organisation} and ${organisationsWithin(readableTeams(caller.who.assignments, rightOf(caller)))}`.execute(caller.db);
  const { path, feeds } = found(rows[0]);
  return {
    feeds: feeds.map(({ createdAt, revoked, ...feed }) => ({
      ...feed,
      createdAt: asInstant(createdAt),
      revoked: revoked && { ...revoked, at: asInstant(revoked.at) },
    })),
    actions: agendaActions(caller)({ teams: path, organisation }),
  };
};
