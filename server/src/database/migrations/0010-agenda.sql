create function agenda_places(location uuid, timing jsonb) returns uuid[] language sql immutable parallel safe as $$
  select array(select location union select (place #>> '{}')::uuid from jsonb_path_query(timing, 'lax $.*[*].location ? (@ != null)') place)
$$;
comment on function agenda_places is 'Where an agenda item takes place: at its location, and where single times were moved to';

create table agenda_item (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  organisation uuid not null references organisation,
  product uuid not null references product,
  location uuid not null references supplement,
  kind text not null check (kind in ('dates', 'series', 'hours')),
  timing jsonb not null,
  locations uuid[] not null generated always as (agenda_places(location, timing)) stored,
  first_day date not null,
  last_day date not null,
  version integer not null default 1,
  working integer not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by uuid references user_account,
  check (last_day >= first_day)
);
create index agenda_item_organisation on agenda_item (organisation, last_day, first_day);
create index agenda_item_product on agenda_item (product, last_day);
create index agenda_item_locations on agenda_item using gin (locations);
create index on agenda_item (location);
comment on table agenda_item is 'When a product takes place at a location, in the agenda of an organisation: the owner of the product or one that shows it. Readers see it while they see the product there';
comment on column agenda_item.key is 'Public key, UUID version 7';
comment on column agenda_item.tenant is 'Whose it is';
comment on column agenda_item.organisation is 'In whose agenda it stands';
comment on column agenda_item.product is 'What takes place';
comment on column agenda_item.location is 'Where: a supplement';
comment on column agenda_item.kind is 'dates: a moment, once or repeated; series: named meetings; hours: opening hours of a period';
comment on column agenda_item.timing is 'When: pattern, meetings or hours with all that differs, by the clock of the tenant''s zone';
comment on column agenda_item.locations is 'All supplements where it takes place: location, and where single times were moved to';
comment on column agenda_item.first_day is 'No time of it lies before this day';
comment on column agenda_item.last_day is 'No time of it lies after this day, moved ones included';
comment on column agenda_item.version is 'Counts the writes';
comment on column agenda_item.working is 'Number of the newest revision';
comment on column agenda_item.created_at is 'When it was made';
comment on column agenda_item.saved_at is 'When it last changed';
comment on column agenda_item.saved_by is 'Who last changed it';

create table agenda_feed (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  about text not null check (about in ('organisation', 'product', 'location')),
  organisation uuid not null references organisation on delete cascade,
  product uuid references product on delete cascade,
  location uuid references supplement on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  created_by uuid references user_account,
  revoked_at timestamptz,
  revoked_by uuid references user_account,
  used_on date,
  version integer not null default 1,
  check ((product is not null) = (about = 'product') and (location is not null) = (about = 'location'))
);
create index on agenda_feed (organisation);
comment on table agenda_feed is 'A secret address at which calendars read the agenda that readers see of an organisation, product or location';
comment on column agenda_feed.key is 'Public key, UUID version 7';
comment on column agenda_feed.tenant is 'Whose it is';
comment on column agenda_feed.about is 'Of what it is the agenda';
comment on column agenda_feed.organisation is 'At which organisation it was made; its rights decide';
comment on column agenda_feed.product is 'Of about product: which';
comment on column agenda_feed.location is 'Of about location: which supplement';
comment on column agenda_feed.name is 'For whom or what it is, as its makers call it';
comment on column agenda_feed.token_hash is 'SHA-256 of the secret in the address';
comment on column agenda_feed.created_at is 'When it was made';
comment on column agenda_feed.created_by is 'By whom';
comment on column agenda_feed.revoked_at is 'Since when it answers no more';
comment on column agenda_feed.revoked_by is 'Who revoked it';
comment on column agenda_feed.used_on is 'Last day on which a calendar read it';
comment on column agenda_feed.version is 'Counts the writes';

alter table revision drop constraint revision_kind_check;
alter table revision add constraint revision_kind_check check (kind in ('organisation', 'product', 'supplement', 'agenda'));
alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check check (kind in
  ('organisation', 'product', 'supplement', 'agenda', 'team', 'role', 'assignment', 'invitation', 'user', 'type', 'relationType', 'tenant'));
-- What is done around a record that somebody watches is told together, a while after the first of it.
alter table digest_line add column due timestamptz;
comment on table digest_line is 'What somebody will be told together with other things: in the weekly digest, or a while after it was done';
comment on column digest_line.due is 'From when it may be told by itself; null: in the next digest';
alter table digest_line drop constraint digest_line_record_kind_check;
alter table digest_line add constraint digest_line_record_kind_check
  check (record_kind in ('organisation', 'product', 'supplement', 'agenda', 'team'));
drop index audit_beside_records;
create index audit_beside_records on audit (tenant, at desc) where kind not in ('organisation', 'product', 'supplement', 'agenda') or act = 'erase';

call keep_apart('agenda_item');
call keep_apart('agenda_feed');
grant select, insert, update, delete on agenda_item, agenda_feed to bronhouder_app;

-- An agenda item goes whenever its organisation wants, or with its product or organisation, which its verbs have seen to.
create or replace function erase_record(which uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (
    select from organisation where key = which and tenant = this_tenant() and archived_at is not null
    union all
    select from product p join organisation o on o.key = p.organisation
      where p.key = which and p.tenant = this_tenant() and coalesce(p.archived_at, o.archived_at) is not null
    union all
    select from supplement where key = which and tenant = this_tenant()
    union all
    select from agenda_item where key = which and tenant = this_tenant()
  ) then
    raise exception 'only an archived record of the own tenant can be erased';
  end if;
  update audit set note = null, details = '{}' where record = which and tenant = this_tenant();
  delete from supplement_use where record = which and tenant = this_tenant();
  delete from revision where record = which and tenant = this_tenant();
end $$;
