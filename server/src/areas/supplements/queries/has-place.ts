import { sql } from 'kysely';

/** A type asks for a place: an address, or a point on the map. */
const asksForPlace = (definition: string) =>
  sql`jsonb_path_exists(${sql.ref(definition)}, '$.sections[*].fields[*] ? (@.kind == "address" || @.kind == "gps")')`;

/** A supplement is a location when its type asks for a place. For a query with `supplement as s`. */
export const hasPlace = sql<boolean>`s.type in (select d.key from type_definition d where d.newest and ${asksForPlace('d.definition')})`;

/** The same, or what has to be in such a location, as a room: its type cannot do without one that asks for a place. */
export const hasPlaceOrIsInOne = sql<boolean>`s.type in (
  select d.key from type_definition d where d.newest and (${asksForPlace('d.definition')} or exists (
    select from jsonb_path_query(d.definition, '$.sections[*].fields[*] ? (@.kind == "supplement" && @.required == true).types[*]') named
    join type_definition n on n.key = (named #>> '{}')::uuid and n.newest where ${asksForPlace('n.definition')})))`;
