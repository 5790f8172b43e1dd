import type { PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';

/** How often a statement has to come before it is worth keeping, and how many of them are kept. */
const worth = 3;
const most = 300;

/**
 * Statements that come again and again get a name, so that PostgreSQL reads and plans each of them once per connection and not once
 * per request. Their texts are the same for all connections; those that come rarely stay nameless and cost the server no memory.
 */
const seen = new Map<string, number>();
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known || names.size >= most) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (seen.size > 10 * most) seen.clear();
  seen.set(text, times);
  if (times < worth) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  seen.delete(text);
  return name;
};

const views = new WeakMap<PoolClient, PostgresPoolClient>();

const viewOf = (client: PoolClient): PostgresPoolClient => {
  const query = (text: string, values: readonly unknown[] = []): Promise<unknown> => {
    // Without values it may be several statements at once, which cannot have a name.
    const name = values.length > 0 ? nameOf(text) : undefined;
    return name ? client.query({ name, text, values: [...values] }) : client.query(text, [...values]);
  };
  return Object.assign(Object.create(client), { query });
};

/** The connection as it is, except that it names statements. The same view of it each time. */
export const naming = (client: PoolClient): PostgresPoolClient => {
  const view = views.get(client) ?? viewOf(client);
  views.set(client, view);
  return view;
};
