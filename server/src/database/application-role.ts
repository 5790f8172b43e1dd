import type { Client } from 'pg';
import { applicationRole } from './connection.ts';
import { codeOf, StartupFault } from './startup-fault.ts';

// Two databases of one server share their roles, so another process may have been first.
const madeByAnother = ['42710', '23505'];

/**
 * Makes the application's role where it is absent, and lets the owner take it on. Roles belong to the whole server, not to one database.
 * @throws StartupFault with what the administrator has to do, when the owner may not
 */
export const ensureApplicationRole = async (client: Client): Promise<void> => {
  const { rows } = await client.query(
    "select current_user as owner, (select pg_has_role(current_user, oid, 'MEMBER') from pg_roles where rolname = $1) as member",
    [applicationRole],
  );
  const { owner, member }: { owner: string; member: boolean | null } = rows[0];
  try {
    if (member === null) await create(client);
    if (!member) await client.query(`grant ${applicationRole} to current_user`);
  } catch (fault) {
    if (codeOf(fault) !== '42501') throw fault;
    throw new StartupFault(
      `The account ${owner} may not make the role ${applicationRole}; let an administrator of the database server run: ` +
        `create role ${applicationRole} nologin; grant ${applicationRole} to ${owner};`,
    );
  }
};

const create = async (client: Client): Promise<void> => {
  try {
    await client.query(`create role ${applicationRole} nologin`);
  } catch (fault) {
    if (!madeByAnother.includes(codeOf(fault))) throw fault;
  }
};
