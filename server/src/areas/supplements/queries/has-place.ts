import { sql } from 'kysely';

/** A supplement is a location when its type asks for a place: an address, or a point on the map. For a query with `supplement as s`. */
export const hasPlace = sql<boolean>`exists (
  select from type_definition d where d.key = s.type and d.newest
    and jsonb_path_exists(d.definition, '$.sections[*].fields[*] ? (@.kind == "address" || @.kind == "gps")'))`;
