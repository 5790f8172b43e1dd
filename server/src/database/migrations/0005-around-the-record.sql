create table favourite (
  tenant uuid not null default this_tenant() references tenant,
  user_id uuid not null references user_account on delete cascade,
  type text not null check (type in ('team', 'organisation', 'product')),
  key uuid not null,
  title text not null,
  payload jsonb not null default '{}',
  added_at timestamptz not null default now(),
  primary key (user_id, type, key)
);
comment on table favourite is 'A record that somebody starred';
comment on column favourite.tenant is 'Whose it is';
comment on column favourite.user_id is 'Who';
comment on column favourite.type is 'What the record is';
comment on column favourite.key is 'Key of the record';
comment on column favourite.title is 'Title when it was starred';
comment on column favourite.payload is 'What the front end keeps with it';
comment on column favourite.added_at is 'When';

create table subscription (
  tenant uuid not null default this_tenant() references tenant,
  user_id uuid not null references user_account on delete cascade,
  record uuid not null,
  primary key (user_id, record)
);
create index on subscription (record);
comment on table subscription is 'Somebody who wants to hear what others do with a record';
comment on column subscription.tenant is 'Whose it is';
comment on column subscription.user_id is 'Who';
comment on column subscription.record is 'Key of the record';

create unlogged table presence (
  tenant uuid not null default this_tenant() references tenant,
  record uuid not null,
  user_id uuid not null references user_account on delete cascade,
  section text,
  editing boolean not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (record, user_id)
);
comment on table presence is 'Who has a record open now; not kept over a crash';
comment on column presence.tenant is 'Whose it is';
comment on column presence.record is 'Key of the record';
comment on column presence.user_id is 'Who';
comment on column presence.section is 'The section of the form they are in';
comment on column presence.editing is 'They have unsaved changes';
comment on column presence.since is 'When they opened it';
comment on column presence.seen_at is 'Last sign of life';

create table task (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  user_id uuid not null references user_account on delete cascade,
  kind text not null,
  at timestamptz not null,
  record_kind text check (record_kind in ('organisation', 'team')),
  record uuid,
  details jsonb not null default '{}',
  done_at timestamptz
);
create index on task (user_id) where done_at is null;
comment on table task is 'Something a user is asked to do or to take note of';
comment on column task.key is 'Public key, UUID version 7';
comment on column task.tenant is 'Whose it is';
comment on column task.user_id is 'Who is asked';
comment on column task.kind is 'What is asked; has a text in every language';
comment on column task.at is 'Since when';
comment on column task.record_kind is 'What it is about';
comment on column task.record is 'Key of what it is about';
comment on column task.details is 'What the text needs';
comment on column task.done_at is 'When it was done';

create table mail (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  secret text,
  at timestamptz not null,
  state text not null check (state in ('queued', 'sent', 'kept', 'failed')),
  failure text
);
create index on mail (tenant, at desc);
comment on table mail is 'The outbox';
comment on column mail.key is 'UUID version 7; also part of the Message-ID, so that a second try is recognised';
comment on column mail.tenant is 'Whose it is';
comment on column mail.kind is 'Which mail it is';
comment on column mail.recipient is 'Address';
comment on column mail.subject is 'Subject';
comment on column mail.body_text is 'Text part, with {secret} in place of the token';
comment on column mail.body_html is 'HTML part, with {secret} in place of the token';
comment on column mail.secret is 'The token, encrypted, until the mail is sent';
comment on column mail.at is 'When it was written';
comment on column mail.state is 'queued; sent by SMTP; kept: there is no SMTP server, it is read here; failed';
comment on column mail.failure is 'What the mail server said';

create table file (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  record uuid not null,
  name text not null,
  type text not null,
  bytes integer not null,
  width integer,
  height integer,
  stored_at timestamptz not null,
  stored_by uuid references user_account
);
create index on file (record);
comment on table file is 'An upload; its bytes are in the file store under tenant/key';
comment on column file.key is 'Public key, UUID version 7';
comment on column file.tenant is 'Whose it is';
comment on column file.record is 'The record it was uploaded for; who may read that may read the file';
comment on column file.name is 'Name as uploaded';
comment on column file.type is 'Media type, by its bytes';
comment on column file.bytes is 'Size';
comment on column file.width is 'Pixels';
comment on column file.height is 'Pixels';
comment on column file.stored_at is 'When';
comment on column file.stored_by is 'Who';

call keep_apart('favourite');
call keep_apart('subscription');
call keep_apart('presence');
call keep_apart('task');
call keep_apart('mail');
call keep_apart('file');
grant select, insert, update, delete on favourite, subscription, presence, task, mail to bronhouder_app;
grant select, insert, delete on file to bronhouder_app;
