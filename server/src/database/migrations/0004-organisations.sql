create table type_definition (
  key uuid not null,
  tenant uuid not null default this_tenant() references tenant,
  version integer not null,
  concerns text not null check (concerns in ('organisation', 'product', 'supplement')),
  newest boolean not null default true,
  definition jsonb not null,
  primary key (key, version)
);
create unique index type_definition_newest on type_definition (key) where newest;
create index on type_definition (tenant) where newest;
comment on table type_definition is 'What a record can be: a version of a type, whole';
comment on column type_definition.key is 'Public key of the type, UUID version 7';
comment on column type_definition.tenant is 'Whose it is';
comment on column type_definition.version is 'Counts its changes';
comment on column type_definition.concerns is 'What kind of record it is for';
comment on column type_definition.newest is 'The one that forms use now';
comment on column type_definition.definition is 'TypeDefinition of the domain: sections, fields, icon, active, removable, category';

create table organisation (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  team uuid not null references team,
  title text not null,
  types uuid[] not null check (cardinality(types) > 0),
  version integer not null default 1,
  workflow boolean not null,
  online boolean not null,
  product_workflow boolean not null default true,
  state text not null check (state in ('concept', 'ready')),
  working integer not null,
  published_revision integer,
  published_from timestamptz,
  published_till timestamptz,
  end_recorded boolean not null default false,
  planned_revision integer,
  planned_from timestamptz,
  planned_till timestamptz,
  planned_by uuid references user_account,
  withdrawn_at timestamptz,
  deactivated_at timestamptz,
  archived_at timestamptz,
  archived_by uuid references user_account,
  depublication_note text,
  city text,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by uuid references user_account,
  check ((published_revision is null) = (published_from is null)),
  check (published_till is null or published_till >= published_from),
  check ((planned_revision is null) = (planned_from is null)),
  check (planned_till is null or planned_till > planned_from)
);
create index organisation_team on organisation (team);
create index organisation_title on organisation (tenant, title, key);
create index organisation_search on organisation using gin (plain(title) gin_trgm_ops);
create index organisation_plan on organisation (planned_from) where planned_from is not null;
create index organisation_end on organisation (published_till) where published_till is not null and not end_recorded;
alter table assignment add foreign key (organisation) references organisation on delete cascade;
comment on table organisation is 'An organisation: where it stands. What it says is in its revisions';
comment on column organisation.key is 'Public key, UUID version 7';
comment on column organisation.tenant is 'Whose it is';
comment on column organisation.team is 'The team that governs it';
comment on column organisation.title is 'Title of the working revision';
comment on column organisation.types is 'Keys of its types, in the order chosen';
comment on column organisation.version is 'Counts the writes; every act names the one it saw';
comment on column organisation.workflow is 'Publication is an act of its own (point 4, workflow on)';
comment on column organisation.online is 'May be shown at all';
comment on column organisation.product_workflow is 'Its products have a workflow';
comment on column organisation.state is 'Of the working revision';
comment on column organisation.working is 'Number of the newest revision';
comment on column organisation.published_revision is 'The revision that readers see from published_from until published_till';
comment on column organisation.published_from is 'Start of publication';
comment on column organisation.published_till is 'End of publication, planned or passed';
comment on column organisation.end_recorded is 'The end at published_till stands in the audit log';
comment on column organisation.planned_revision is 'The revision a plan has pinned';
comment on column organisation.planned_from is 'When the plan takes over';
comment on column organisation.planned_till is 'When what was planned ends';
comment on column organisation.planned_by is 'Who hears of it';
comment on column organisation.withdrawn_at is 'A plan was withdrawn before it took effect';
comment on column organisation.deactivated_at is 'Since when it is deactivated';
comment on column organisation.archived_at is 'Since when it is archived';
comment on column organisation.archived_by is 'Who archived it';
comment on column organisation.depublication_note is 'Editorial note of the last depublication';
comment on column organisation.city is 'Place of its address, for lists';
comment on column organisation.created_at is 'When it was made';
comment on column organisation.saved_at is 'When its content last changed; not when it was checked';
comment on column organisation.saved_by is 'Who last changed its content';

create table revision (
  tenant uuid not null default this_tenant() references tenant,
  kind text not null check (kind in ('organisation', 'product', 'supplement')),
  record uuid not null,
  number integer not null,
  made_at timestamptz not null,
  made_by uuid references user_account,
  types jsonb not null,
  content jsonb not null,
  fields text[] not null,
  primary key (record, number)
);
comment on table revision is 'One saved version of one record, whole. Never changed';
comment on column revision.tenant is 'Whose it is';
comment on column revision.kind is 'What the record is';
comment on column revision.record is 'Key of the record';
comment on column revision.number is 'From 1';
comment on column revision.made_at is 'When';
comment on column revision.made_by is 'Who; null: the portal itself';
comment on column revision.types is 'The types it was made with: [{key, version}]';
comment on column revision.content is 'Field → value';
comment on column revision.fields is 'The fields that differ from the revision it was made from';

create table audit (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  kind text not null check (kind in ('organisation', 'team', 'role', 'assignment', 'user', 'type', 'tenant')),
  record uuid not null,
  at timestamptz not null,
  by uuid references user_account,
  action text not null check (action in ('update', 'create', 'delete', 'accepted', 'denied', 'invited', 'expired', 'copied')),
  act text not null,
  revision integer,
  note text,
  details jsonb not null default '{}'
);
create index on audit (record, at desc, key desc);
create index on audit (tenant, at desc);
comment on table audit is 'Who did what, when. Never changed';
comment on column audit.key is 'UUID version 7';
comment on column audit.tenant is 'Whose it is';
comment on column audit.kind is 'What the record is';
comment on column audit.record is 'Key of the record';
comment on column audit.at is 'When';
comment on column audit.by is 'Who; null: the portal itself, because time passed';
comment on column audit.action is 'Audit action of specification point 4';
comment on column audit.act is 'The verb: save, publish, plan …';
comment on column audit.revision is 'The revision it made or concerned';
comment on column audit.note is 'Editorial note';
comment on column audit.details is 'values: what the sentence needs; facts: where the record stood afterwards';

create table untold (
  audit uuid primary key references audit,
  tenant uuid not null default this_tenant() references tenant
);
comment on table untold is 'Audit entries that somebody still has to hear of; written with them, removed when told';
comment on column untold.audit is 'The entry';
comment on column untold.tenant is 'Whose it is';

-- The one way to lose content: the record is deleted for good. The traces stay.
create function erase_record(which uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from organisation where key = which and tenant = this_tenant() and archived_at is not null) then
    raise exception 'only an archived record of the own tenant can be erased';
  end if;
  update audit set note = null, details = '{}' where record = which and tenant = this_tenant();
  delete from revision where record = which and tenant = this_tenant();
end $$;
comment on function erase_record(uuid) is 'Erases the content (not the traces) of a record that is deleted for good';

call keep_apart('type_definition');
call keep_apart('organisation');
call keep_apart('revision');
call keep_apart('audit');
call keep_apart('untold');
grant select, insert, update on type_definition to bronhouder_app;
grant select, insert, update, delete on organisation to bronhouder_app;
grant select, insert on revision, audit to bronhouder_app;
grant select, insert, update, delete on untold to bronhouder_app;
