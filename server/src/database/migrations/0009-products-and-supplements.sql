alter table type_definition
  add column made_at timestamptz not null default now(),
  add column made_by uuid references user_account;
comment on column type_definition.made_at is 'When this version was made';
comment on column type_definition.made_by is 'Who; null: it came with the tenant';
create unique index type_name_once on type_definition (tenant, concerns, plain(definition->'name'->>'nl')) where newest;
create index organisation_types on organisation using gin (types);

create table product (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  organisation uuid not null references organisation,
  type uuid not null,
  title text not null,
  version integer not null default 1,
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
  archived_at timestamptz,
  archived_by uuid references user_account,
  depublication_note text,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by uuid references user_account,
  searched text not null generated always as (plain(title)) stored,
  check ((published_revision is null) = (published_from is null)),
  check (published_till is null or published_till >= published_from),
  check ((planned_revision is null) = (planned_from is null)),
  check (planned_till is null or planned_till > planned_from)
);
create index product_organisation on product (organisation, title, key);
create index product_title on product (tenant, title, key);
create index product_saved on product (tenant, saved_at, key);
create index product_type on product (type);
create index product_search on product using gin (searched gin_trgm_ops);
create index product_plan on product (planned_from) where planned_from is not null;
create index product_end on product (published_till) where published_till is not null and not end_recorded;
comment on table product is 'An offering of one organisation: where it stands. What it says is in its revisions. Workflow, online, deactivated are those of its organisation';
comment on column product.key is 'Public key, UUID version 7';
comment on column product.tenant is 'Whose it is';
comment on column product.organisation is 'The managing owner';
comment on column product.type is 'Key of its one type';
comment on column product.title is 'Title of the working revision';
comment on column product.version is 'Counts the writes; every act names the one it saw';
comment on column product.state is 'Of the working revision';
comment on column product.working is 'Number of the newest revision';
comment on column product.published_revision is 'The revision that readers see from published_from until published_till';
comment on column product.published_from is 'Start of publication';
comment on column product.published_till is 'End of publication, planned or passed';
comment on column product.end_recorded is 'The end at published_till stands in the audit log';
comment on column product.planned_revision is 'The revision a plan has pinned';
comment on column product.planned_from is 'When the plan takes over';
comment on column product.planned_till is 'When what was planned ends';
comment on column product.planned_by is 'Who hears of it';
comment on column product.withdrawn_at is 'A plan was withdrawn before it took effect';
comment on column product.archived_at is 'Since when it is archived by itself; that of its organisation counts as well';
comment on column product.archived_by is 'Who archived it';
comment on column product.depublication_note is 'Note of the last depublication';
comment on column product.created_at is 'When it was made';
comment on column product.saved_at is 'When its content last changed; not when it was checked';
comment on column product.saved_by is 'Who last changed its content';
comment on column product.searched is 'The title as it is searched';

create table product_consumer (
  key uuid primary key,
  product uuid not null references product on delete cascade,
  organisation uuid not null references organisation on delete cascade,
  tenant uuid not null default this_tenant() references tenant,
  state text not null check (state in ('offered', 'accepted', 'declined', 'withdrawn', 'ended')),
  message text not null default '',
  offered_at timestamptz not null,
  offered_by uuid references user_account,
  answered_at timestamptz,
  answered_by uuid references user_account,
  note text not null default '',
  locations uuid[] not null default '{}',
  version integer not null default 1,
  unique (product, organisation)
);
create index on product_consumer (organisation, state);
comment on table product_consumer is 'An organisation that a product was offered to: a co-organiser, once it accepted';
comment on column product_consumer.key is 'Key of the two together';
comment on column product_consumer.product is 'The product that is shared';
comment on column product_consumer.organisation is 'With whom';
comment on column product_consumer.tenant is 'Whose it is';
comment on column product_consumer.state is 'offered; accepted: it shows the product; declined by it; withdrawn by the owner before or after it was accepted; ended by it';
comment on column product_consumer.message is 'A word of the owner with the offer';
comment on column product_consumer.offered_at is 'When it was last offered';
comment on column product_consumer.offered_by is 'By whom';
comment on column product_consumer.answered_at is 'When it was last accepted, declined, withdrawn or ended';
comment on column product_consumer.answered_by is 'By whom';
comment on column product_consumer.note is 'A word with the answer';
comment on column product_consumer.locations is 'Supplements of the co-organiser: where it takes place there';
comment on column product_consumer.version is 'Counts the writes';

create table supplement (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  organisation uuid not null references organisation,
  type uuid not null,
  title text not null,
  version integer not null default 1,
  working integer not null,
  closed_from date,
  closed_till date,
  closed_reason text,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by uuid references user_account,
  searched text not null generated always as (plain(title)) stored,
  check (closed_till is null or closed_till >= closed_from),
  check ((closed_reason is null) = (closed_from is null))
);
create unique index supplement_title_once on supplement (organisation, type, plain(title));
create index supplement_saved on supplement (organisation, saved_at);
comment on table supplement is 'A reusable part in the library of an organisation. What it says is in its revisions; readers see it with what uses it';
comment on column supplement.key is 'Public key, UUID version 7';
comment on column supplement.tenant is 'Whose it is';
comment on column supplement.organisation is 'In whose library';
comment on column supplement.type is 'Key of its one type';
comment on column supplement.title is 'Title, once per organisation and type whatever its accents and capitals';
comment on column supplement.version is 'Counts the writes';
comment on column supplement.working is 'Number of the newest revision';
comment on column supplement.closed_from is 'First day on which it is closed, in the zone of the tenant';
comment on column supplement.closed_till is 'Last day; null: until further notice';
comment on column supplement.closed_reason is 'Why, for readers';
comment on column supplement.created_at is 'When it was made';
comment on column supplement.saved_at is 'When its content last changed';
comment on column supplement.saved_by is 'Who last changed its content';
comment on column supplement.searched is 'The title as it is searched';

create table supplement_use (
  tenant uuid not null default this_tenant() references tenant,
  record uuid not null,
  revision integer not null,
  supplement uuid not null,
  primary key (record, revision, supplement)
);
create index on supplement_use (supplement);
comment on table supplement_use is 'Which supplements a revision names; written with the revision. In use is what the working, published or planned revision of a record names';
comment on column supplement_use.tenant is 'Whose it is';
comment on column supplement_use.record is 'Key of the organisation, product or supplement that names it';
comment on column supplement_use.revision is 'In which of its revisions';
comment on column supplement_use.supplement is 'Key of the supplement';

create table relation_type (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  team uuid not null references team,
  kind text not null check (kind in ('partOf', 'equal')),
  labels jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index on relation_type (team);
comment on table relation_type is 'How organisations can belong together; may be used at its team and beneath';
comment on column relation_type.key is 'Public key, UUID version 7';
comment on column relation_type.tenant is 'Whose it is';
comment on column relation_type.team is 'Whose administrators keep it';
comment on column relation_type.kind is 'partOf: the source is a part of the target, without circles; equal: both sides are the same';
comment on column relation_type.labels is '{source: {input, output}, target: {input, output}}: what each side calls the other, in the form (input) and where it is shown (output)';
comment on column relation_type.version is 'Counts the writes';
comment on column relation_type.created_at is 'When it was made';
comment on column relation_type.updated_at is 'When it last changed';

create table relation (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  type uuid not null references relation_type,
  source uuid not null references organisation on delete cascade,
  target uuid not null references organisation on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid references user_account,
  check (source <> target)
);
create unique index relation_once on relation (type, source, target);
create index on relation (source);
create index on relation (target);
comment on table relation is 'Two organisations that belong together';
comment on column relation.key is 'Public key, UUID version 7';
comment on column relation.tenant is 'Whose it is';
comment on column relation.type is 'How';
comment on column relation.source is 'Of partOf: the part; of equal: the one with the lower key';
comment on column relation.target is 'Of partOf: the whole';
comment on column relation.version is 'Counts the writes';
comment on column relation.created_at is 'Since when it is kept';
comment on column relation.created_by is 'Who added it';

create table isil_code (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  organisation uuid not null references organisation on delete cascade,
  code text not null,
  start_date date not null,
  original boolean not null,
  current boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references user_account
);
create unique index isil_code_once on isil_code (tenant, code);
create unique index isil_code_current on isil_code (organisation) where current;
create unique index isil_code_original on isil_code (organisation) where original;
comment on table isil_code is 'The codes by which the library world knows an organisation';
comment on column isil_code.key is 'Public key, UUID version 7';
comment on column isil_code.tenant is 'Whose it is';
comment on column isil_code.organisation is 'Whose code it is';
comment on column isil_code.code is 'The code in capitals, such as NL-0800070000';
comment on column isil_code.start_date is 'First day on which it holds';
comment on column isil_code.original is 'The first code it ever had';
comment on column isil_code.current is 'The code of now';
comment on column isil_code.version is 'Counts the writes';
comment on column isil_code.created_at is 'When it was written down';
comment on column isil_code.updated_at is 'When it last changed';
comment on column isil_code.updated_by is 'Who last changed it';

alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check check (kind in
  ('organisation', 'product', 'supplement', 'team', 'role', 'assignment', 'invitation', 'user', 'type', 'relationType', 'tenant'));
drop index audit_beside_organisations;
create index audit_beside_records on audit (tenant, at desc) where kind not in ('organisation', 'product', 'supplement') or act = 'erase';
alter table task drop constraint task_record_kind_check;
alter table task add constraint task_record_kind_check check (record_kind in ('organisation', 'product', 'supplement', 'team', 'user'));
alter table digest_line drop constraint digest_line_record_kind_check;
alter table digest_line add constraint digest_line_record_kind_check check (record_kind in ('organisation', 'product', 'supplement', 'team'));

-- A product goes when it is archived, or with its organisation; a supplement whenever nothing uses it, which its verb has seen to.
create or replace function erase_record(which uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (
    select from organisation where key = which and tenant = this_tenant() and archived_at is not null
    union all
    select from product p join organisation o on o.key = p.organisation
      where p.key = which and p.tenant = this_tenant() and coalesce(p.archived_at, o.archived_at) is not null
    union all
    select from supplement where key = which and tenant = this_tenant()
  ) then
    raise exception 'only an archived record of the own tenant can be erased';
  end if;
  update audit set note = null, details = '{}' where record = which and tenant = this_tenant();
  delete from supplement_use where record = which and tenant = this_tenant();
  delete from revision where record = which and tenant = this_tenant();
end $$;

-- The database may not ask an index about `like` under row-level security, so the owner asks, for the own tenant only.
create function products_titled(words text[]) returns setof uuid rows 100 language sql stable security definer set search_path = public
begin atomic
  select key from product
  where tenant = (select this_tenant())
    and searched like (select '%' || plain(words[1]) || '%')
    and searched like all (array(select '%' || plain(word) || '%' from unnest(words[2:]) word));
end;
comment on function products_titled(text[]) is 'Products of the own tenant with all these words in the title (as patterns of like), whatever their accents and capitals';
revoke execute on function products_titled(text[]) from public;
grant execute on function products_titled(text[]) to bronhouder_app;

call keep_apart('product');
call keep_apart('product_consumer');
call keep_apart('supplement');
call keep_apart('supplement_use');
call keep_apart('relation_type');
call keep_apart('relation');
call keep_apart('isil_code');
grant select, insert, update, delete on product, product_consumer, supplement, relation_type, relation, isil_code to bronhouder_app;
grant select, insert on supplement_use to bronhouder_app;

create table product_to_renew (
  product uuid not null references product on delete cascade,
  field text not null,
  tenant uuid not null default this_tenant() references tenant,
  reason text not null check (reason in ('identifies', 'past', 'required')),
  position integer not null,
  primary key (product, field)
);
comment on table product_to_renew is 'Fields of a copied product that need a value of their own, until each is ticked off; one that was filled in needs no more';
comment on column product_to_renew.product is 'The copy';
comment on column product_to_renew.field is 'Key of the field';
comment on column product_to_renew.tenant is 'Whose it is';
comment on column product_to_renew.reason is 'identifies: it said which product the original was; past: a date that had passed; required: it was left out';
comment on column product_to_renew.position is 'Its place in the form';
call keep_apart('product_to_renew');
grant select, insert, delete on product_to_renew to bronhouder_app;

create function products_alike(owner uuid, wanted text) returns table (key uuid, likeness real) rows 20
language sql stable security definer set search_path = public
begin atomic
  select p.key, similarity(p.searched, plain(wanted)) from product p
  where p.tenant = (select this_tenant()) and p.organisation = owner
    and p.searched % (select plain(wanted)) and similarity(p.searched, plain(wanted)) >= 0.6;
end;
comment on function products_alike(uuid, text) is 'Products of one organisation of the own tenant with a title almost like this one, and how like (0.6 to 1)';
revoke execute on function products_alike(uuid, text) from public;
grant execute on function products_alike(uuid, text) to bronhouder_app;
