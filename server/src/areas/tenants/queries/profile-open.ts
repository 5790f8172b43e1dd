import { type RawBuilder, sql } from 'kysely';

/** Whether people may change their own data here. Where one site of a tenant says that they are kept elsewhere, they are: they are the same data. */
export const profileOpen: RawBuilder<boolean> = sql<boolean>`not exists (select from tenant_site where not allow_my_profile)`;
