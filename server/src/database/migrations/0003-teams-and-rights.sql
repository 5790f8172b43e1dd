create table team (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  name text not null,
  comment text not null default '',
  parent uuid references team,
  path uuid[] not null,
  version integer not null default 1,
  check (path[cardinality(path)] = key),
  check ((parent is null) = (cardinality(path) = 1))
);
create index on team using gin (path);
create index on team (parent);
alter table tenant add foreign key (root_team) references team deferrable initially deferred;
comment on table team is 'A management team; one tree per tenant';
comment on column team.key is 'Public key, UUID version 7';
comment on column team.tenant is 'Whose it is';
comment on column team.name is 'Name';
comment on column team.comment is 'For the people of the team';
comment on column team.parent is 'The team above; null for the root';
comment on column team.path is 'Keys from the root down to the team itself, so that "beneath" is one index look-up';
comment on column team.version is 'Counts the writes';

create table role (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  name text not null,
  description text not null default '',
  website_role boolean not null default false,
  built_in text check (built_in in ('admin', 'manager', 'editor', 'viewer')),
  rights text[] not null,
  unique (tenant, name)
);
comment on table role is 'A set of rights with a name';
comment on column role.key is 'Public key, UUID version 7';
comment on column role.tenant is 'Whose it is';
comment on column role.name is 'Name, unique in the tenant';
comment on column role.description is 'What it is meant for';
comment on column role.website_role is 'Holds on the tenant''s websites';
comment on column role.built_in is 'Which built-in role; null: a custom one';
comment on column role.rights is 'AREA:action; of a built-in role as the code has them';

create table assignment (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  user_id uuid not null references user_account on delete cascade,
  role uuid not null references role,
  team uuid references team on delete cascade,
  organisation uuid,
  scope text not null check (scope in ('current', 'currentAndBeneath', 'beneath')),
  created_at timestamptz not null default now(),
  created_by uuid references user_account,
  check (num_nonnulls(team, organisation) = 1)
);
create index on assignment (user_id);
create index on assignment (team);
create index on assignment (organisation);
comment on table assignment is 'A role that somebody holds somewhere';
comment on column assignment.key is 'Public key, UUID version 7';
comment on column assignment.tenant is 'Whose it is';
comment on column assignment.user_id is 'Who holds it';
comment on column assignment.role is 'Which role';
comment on column assignment.team is 'At which team';
comment on column assignment.organisation is 'Or at which organisation';
comment on column assignment.scope is 'How far it reaches from there';
comment on column assignment.created_at is 'Since when';
comment on column assignment.created_by is 'Who gave it';

call keep_apart('team');
call keep_apart('role');
call keep_apart('assignment');
grant select, insert, update, delete on team, role, assignment to bronhouder_app;
