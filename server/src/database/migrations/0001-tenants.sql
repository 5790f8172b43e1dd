-- The application's role is there before the first migration. It owns nothing: what it may do is granted table by table below.
grant usage on schema public to bronhouder_app;

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() is only STABLE because its dictionary could be replaced; ours is not, so indexes may rely on it.
create function plain(text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));
comment on function plain(text) is 'Text as it is searched: without accents and capitals';

create function this_tenant() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.tenant', true), '')::uuid;
comment on function this_tenant() is 'The tenant that the connection works for; null: none, and then no row is visible';

create table tenant (
  key uuid primary key,
  name text not null,
  official_name text not null default '',
  sub_name text not null default '',
  category text not null default '',
  email text not null default '',
  phone_number text not null default '',
  website text not null default '',
  active boolean not null default true,
  root_team uuid not null,
  time_zone text not null default 'Europe/Amsterdam',
  settings jsonb not null default '{}'
);
comment on table tenant is 'A customer of the portal';
comment on column tenant.key is 'Public key, UUID version 7';
comment on column tenant.name is 'Name as people say it';
comment on column tenant.official_name is 'Name as registered';
comment on column tenant.sub_name is 'Addition to the name';
comment on column tenant.category is 'Kind of customer';
comment on column tenant.email is 'Address for questions';
comment on column tenant.phone_number is 'E.164';
comment on column tenant.website is 'URL';
comment on column tenant.active is 'An inactive tenant lets nobody in';
comment on column tenant.root_team is 'The team at the root of its tree';
comment on column tenant.time_zone is 'IANA zone of all wall-clock times';
comment on column tenant.settings is 'Tenant settings (specification point 3) that differ from the defaults of point 9';

create table tenant_site (
  host text primary key,
  tenant uuid not null references tenant,
  id uuid not null unique,
  name text not null,
  icon text not null default 'building-community',
  local_user boolean not null default true,
  oauth_providers jsonb not null default '[]',
  accent text not null default '#0b5c7a',
  logo text,
  important_message jsonb,
  allow_login boolean not null default true,
  login_closed_message jsonb,
  allow_my_profile boolean not null default true,
  stylesheet text,
  wording jsonb not null default '{"nl":{},"en":{}}'
);
comment on table tenant_site is 'A host name on which a tenant''s portal is reached, with its looks and words (Tenant site settings)';
comment on column tenant_site.host is 'Host name without port, lower case';
comment on column tenant_site.tenant is 'Whose it is';
comment on column tenant_site.id is 'Public key of the site';
comment on column tenant_site.name is 'Name of the portal';
comment on column tenant_site.icon is 'Icon by name';
comment on column tenant_site.local_user is 'Sign-in with e-mail and password is offered';
comment on column tenant_site.oauth_providers is 'OpenID Connect providers: id, name, icon, discovery address, client id and secret; the secret never leaves the server';
comment on column tenant_site.accent is 'The accent colour';
comment on column tenant_site.logo is 'Address of the logo';
comment on column tenant_site.important_message is 'Message above the sign-in form and the portal, nl and en';
comment on column tenant_site.allow_login is 'Off: nobody can sign in, and the page says why';
comment on column tenant_site.login_closed_message is 'Why nobody can sign in, nl and en';
comment on column tenant_site.allow_my_profile is 'People may change their own profile';
comment on column tenant_site.stylesheet is 'Address of an extra stylesheet';
comment on column tenant_site.wording is 'Texts that differ from the standard: language → key → text';

create function tenant_of_host(asked text) returns uuid language sql stable security definer set search_path = public
  return (select s.tenant from tenant_site s join tenant t on t.key = s.tenant where s.host = lower(asked) and t.active);
comment on function tenant_of_host(text) is 'The active tenant of a host name; the only question that can be asked without a tenant';
create function all_tenants() returns setof uuid language sql stable security definer set search_path = public
  begin atomic select key from tenant where active; end;
comment on function all_tenants() is 'For jobs that look after every tenant in turn';

-- Not forced on the owner: the functions above have to see all tenants, and the application never runs as the owner.
create procedure keep_apart(which regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', which);
  execute format('create policy own_tenant on %s to bronhouder_app using (tenant = this_tenant()) with check (tenant = this_tenant())', which);
end $$;
comment on procedure keep_apart(regclass) is 'Row-level security of a table with a tenant column: the application sees and writes rows of one tenant only';

alter table tenant enable row level security;
create policy own_tenant on tenant to bronhouder_app using (key = this_tenant());
call keep_apart('tenant_site');
grant select on tenant, tenant_site to bronhouder_app;
