import { sql } from 'kysely';
import type { LogReading } from '../../records/queries/auditlog.ts';
import { itemsWithin } from './within.ts';

/** Agenda items as their history asks for them. */
export const readingItems: LogReading = {
  kind: 'agenda',
  within: (caller, key) => sql`(
    select i.key from agenda_item i join organisation o on o.key = i.organisation join team t on t.key = o.team
    where i.key = ${key} and ${itemsWithin(caller)})`,
};
