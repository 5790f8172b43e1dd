-- Teams: what they set for what is beneath them. Null and a missing entry mean: as the team above has it.
alter table team
  add column max_verify_age integer check (max_verify_age between 1 and 3650),
  add column organisation_types uuid[],
  add column product_types uuid[],
  add column categories text[],
  add column organisation_defaults jsonb not null default '{}',
  add column created_at timestamptz not null default now(),
  add column searched text not null generated always as (plain(name)) stored;
create unique index team_name_once on team (parent, plain(name));
comment on column team.max_verify_age is 'Days after which data has to be checked again; null: as the team above';
comment on column team.organisation_types is 'Types that organisations beneath may be given; null: as the team above';
comment on column team.product_types is 'Types of products beneath; null: as the team above';
comment on column team.categories is 'Categories of types beneath; null: as the team above';
comment on column team.organisation_defaults is 'Setting of an organisation (online, workflow, productWorkflow) → {value, mandatory}; what is missing is as the team above has it';
comment on column team.created_at is 'When it was made';
comment on column team.searched is 'The name as it is searched';

-- A role of the tenant's own belongs to a team: it is changed there, and handed out there and beneath.
alter table role
  add column team uuid references team,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
update role set team = (select root_team from tenant t where t.key = role.tenant) where built_in is null;
alter table role add check ((team is null) = (built_in is not null));
create index on role (team);
-- Whatever its accents and capitals, and so also when it is written the same.
alter table role drop constraint role_tenant_name_key;
create unique index role_name_once on role (tenant, plain(name));
comment on column role.team is 'The team whose role it is; null: a built-in role, which is everybody''s';
comment on column role.version is 'Counts the writes';
comment on column role.created_at is 'When it was made';
comment on column role.updated_at is 'When it last changed';

alter table assignment
  add column version integer not null default 1,
  add column inviter uuid references user_account,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid references user_account;
create index on assignment (role);
create unique index assignment_once on assignment (user_id, role, coalesce(team, organisation), scope);
comment on column assignment.version is 'Counts the writes';
comment on column assignment.inviter is 'Whose invitation was accepted; null: it was given without one';
comment on column assignment.updated_at is 'When it last changed';
comment on column assignment.updated_by is 'Who last changed it';

create table invitation (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  email text not null,
  language text not null check (language in ('nl', 'en')),
  message text not null default '',
  role uuid not null references role on delete cascade,
  team uuid references team on delete cascade,
  organisation uuid references organisation on delete cascade,
  scope text not null check (scope in ('current', 'currentAndBeneath', 'beneath')),
  token_hash text unique,
  created_at timestamptz not null,
  created_by uuid references user_account,
  updated_at timestamptz not null,
  updated_by uuid references user_account,
  sent_at timestamptz not null,
  times_sent integer not null default 1,
  expires_at timestamptz not null,
  expiry_recorded boolean not null default false,
  answer text check (answer in ('accepted', 'denied', 'withdrawn')),
  answered_at timestamptz,
  version integer not null default 1,
  check (num_nonnulls(team, organisation) = 1),
  check ((answer is null) = (answered_at is null))
);
create unique index invitation_open on invitation (tenant, email, role, coalesce(team, organisation), scope) where answer is null;
create index on invitation (team) where answer is null;
create index on invitation (organisation) where answer is null;
create index on invitation (tenant, email) where answer is null;
create index on invitation (role);
comment on table invitation is 'Somebody asked by mail to accept a role somewhere';
comment on column invitation.key is 'Public key, UUID version 7';
comment on column invitation.tenant is 'Whose it is';
comment on column invitation.email is 'Who is invited, lower case';
comment on column invitation.language is 'Language of the mail';
comment on column invitation.message is 'A personal word in the mail';
comment on column invitation.role is 'Which role';
comment on column invitation.team is 'At which team';
comment on column invitation.organisation is 'Or at which organisation';
comment on column invitation.scope is 'How far it would reach from there';
comment on column invitation.token_hash is 'Hash of the token in the newest mail; once there is an answer it only tells that';
comment on column invitation.created_at is 'When it was made';
comment on column invitation.created_by is 'The inviter';
comment on column invitation.updated_at is 'When it last changed';
comment on column invitation.updated_by is 'Who last changed it';
comment on column invitation.sent_at is 'When the newest mail was written';
comment on column invitation.times_sent is 'How many mails were written';
comment on column invitation.expires_at is 'Not to be accepted from then on';
comment on column invitation.expiry_recorded is 'The expiry stands in the audit log';
comment on column invitation.answer is 'What became of it; null: it is open, or it expired';
comment on column invitation.answered_at is 'When';
comment on column invitation.version is 'Counts the writes';

alter table user_account
  add column version integer not null default 1,
  add column deactivated_at timestamptz,
  add column deactivated_by uuid references user_account,
  add column anonymised_at timestamptz,
  add column mail_preferences jsonb not null default '{}',
  add column stand_in uuid references user_account,
  add column stand_in_from date,
  add column stand_in_till date,
  add column kept_at timestamptz,
  add column unused_shown_at timestamptz,
  add column unused_warned_at timestamptz,
  add column searched text not null generated always as (plain(name || ' ' || email)) stored,
  add check ((stand_in is null) = (stand_in_from is null) and (stand_in is null) = (stand_in_till is null)),
  add check (stand_in_till >= stand_in_from),
  add check (stand_in <> id);
create index user_account_search on user_account using gin (searched gin_trgm_ops);
create index on user_account (stand_in) where stand_in is not null;
comment on column user_account.version is 'Counts the writes of its owner and of administrators';
comment on column user_account.deactivated_at is 'Since when nobody can sign in with it';
comment on column user_account.deactivated_by is 'Who deactivated it';
comment on column user_account.anonymised_at is 'Since when nobody knows any more whose it was: a former user';
comment on column user_account.mail_preferences is 'Kind of mail → now, weekly or off; what is missing is sent at once';
comment on column user_account.stand_in is 'Who receives tasks and mails between two dates';
comment on column user_account.stand_in_from is 'First day, in the tenant''s zone';
comment on column user_account.stand_in_till is 'Last day, in the tenant''s zone';
comment on column user_account.kept_at is 'An administrator looked at the unused account and kept it';
comment on column user_account.unused_shown_at is 'When administrators were asked to look at the unused account, before its owner is warned';
comment on column user_account.unused_warned_at is 'When its owner was warned that the roles of an unused account end';
comment on column user_account.searched is 'Name and address as they are searched';

alter table user_session add column look jsonb;
comment on column user_session.look is 'The role that is looked through: {role, kind, place, scope}; null: as oneself';

-- The database may not ask an index about `like` under row-level security, so the owner asks, for the own tenant only.
create function people_named(words text[]) returns setof uuid rows 100 language sql stable security definer set search_path = public
begin atomic
  select id from user_account
  where tenant = (select this_tenant()) and anonymised_at is null
    and searched like (select '%' || plain(words[1]) || '%')
    and searched like all (array(select '%' || plain(word) || '%' from unnest(words[2:]) word));
end;
comment on function people_named(text[]) is 'People of the own tenant with all these words in name or address (as patterns of like)';
revoke execute on function people_named(text[]) from public;
grant execute on function people_named(text[]) to bronhouder_app;

create table digest_line (
  key uuid primary key,
  tenant uuid not null default this_tenant() references tenant,
  user_id uuid not null references user_account on delete cascade,
  at timestamptz not null,
  kind text not null,
  line text not null,
  path text not null,
  record_kind text check (record_kind in ('organisation', 'team')),
  record uuid,
  check ((record_kind is null) = (record is null))
);
create index on digest_line (user_id);
comment on table digest_line is 'What somebody who reads once a week will be told in the next digest';
comment on column digest_line.key is 'UUID version 7';
comment on column digest_line.tenant is 'Whose it is';
comment on column digest_line.user_id is 'Who';
comment on column digest_line.at is 'When it happened';
comment on column digest_line.kind is 'The kind of mail that it would have been';
comment on column digest_line.line is 'One line in the language of the reader';
comment on column digest_line.path is 'The page it is about, below the portal''s address';
comment on column digest_line.record_kind is 'What the reader has to be allowed to read when it is sent; null: nothing';
comment on column digest_line.record is 'Which one';

alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check
  check (kind in ('organisation', 'team', 'role', 'assignment', 'invitation', 'user', 'type', 'tenant'));
-- What is done with teams, roles and people is little beside what is done with organisations, and has to be found without those; so has
-- what was deleted.
create index audit_beside_organisations on audit (tenant, at desc) where kind <> 'organisation' or act = 'erase';
alter table task drop constraint task_record_kind_check;
alter table task add constraint task_record_kind_check check (record_kind in ('organisation', 'team', 'user'));

-- What was written about somebody, without a name or an address of theirs: in whatever case, and over the end of a line.
create function without_name(said text, name text, former text) returns text language sql immutable as $$
  select case when name = '' then said else regexp_replace(said,
    '(?<![[:alnum:]])' || regexp_replace(regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g'), '\s+', '\\s+', 'g') || '(?![[:alnum:]])',
    former, 'gi') end
$$;
comment on function without_name(text, text, text) is 'A text in which a name gives way to what a former user is called';
revoke execute on function without_name(text, text, text) from public;

-- The same in HTML, which writes some characters in another way.
create function without_name_in_html(said text, name text, former text) returns text language sql immutable as $$
  select without_name(said, replace(replace(replace(replace(replace(name,
    '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#x27;'), former)
$$;
comment on function without_name_in_html(text, text, text) is 'HTML in which a name gives way to what a former user is called';
revoke execute on function without_name_in_html(text, text, text) from public;

-- Traces never name a person or an address; who somebody was is forgotten with the row, not with the log. Mails and lines to others stay,
-- and say in the language of their reader what a former user is called.
create function forget_person(which uuid, former jsonb) returns void language plpgsql security definer set search_path = public as $$
declare address text; declare known_as text;
begin
  select email, name into address, known_as from user_account where id = which and tenant = this_tenant() and anonymised_at is null;
  if address is null then
    raise exception 'only a known person of the own tenant can be forgotten';
  end if;
  update user_account set
    email = 'former-' || which || '@invalid', email_verified = false, name = '', image = null, first_name = '', infix = '', family_name = '',
    phone_number = '', two_factor_enabled = false, mail_preferences = '{}', stand_in = null, stand_in_from = null, stand_in_till = null,
    unused_shown_at = null, unused_warned_at = null, deactivated_at = coalesce(deactivated_at, now()), anonymised_at = now(), version = version + 1
    where id = which;
  update user_account set stand_in = null, stand_in_from = null, stand_in_till = null where stand_in = which;
  delete from user_session where user_id = which;
  delete from user_credential where user_id = which;
  delete from user_second_factor where user_id = which;
  delete from user_verification where tenant = this_tenant() and value = which::text;
  delete from assignment where user_id = which;
  delete from favourite where user_id = which;
  delete from subscription where user_id = which;
  delete from presence where user_id = which;
  delete from task where user_id = which;
  delete from digest_line where user_id = which;
  delete from mail where tenant = this_tenant() and lower(recipient) = address;
  update mail set subject = now.subject, body_text = now.body_text, body_html = now.body_html
    from (
      select m.key, without_name(without_name(m.subject, address, word), known_as, word) as subject,
        without_name(without_name(m.body_text, address, word), known_as, word) as body_text,
        without_name_in_html(without_name_in_html(m.body_html, address, word), known_as, word) as body_html
      from mail m, lateral (select case when m.body_html ~ '<html[^>]* lang="en"' then former->>'en' else former->>'nl' end as word) w
      where m.tenant = this_tenant()) now
    where mail.key = now.key and (mail.subject, mail.body_text, mail.body_html) is distinct from (now.subject, now.body_text, now.body_html);
  update digest_line d set line = without_name(without_name(line, address, word), known_as, word)
    from (select u.id, coalesce(former->>u.language, former->>'nl') as word from user_account u where u.tenant = this_tenant()) w
    where d.user_id = w.id and d.tenant = this_tenant();
  update task set details = details || '{"by": ""}' where tenant = this_tenant() and known_as <> '' and details->>'by' = known_as;
  update invitation set email = 'former-' || which || '@invalid', message = '', token_hash = null,
    answer = coalesce(answer, 'withdrawn'), answered_at = coalesce(answered_at, now())
    where tenant = this_tenant() and email = address;
end $$;
comment on function forget_person(uuid, jsonb) is 'Anonymises an account: erases what says who it was, and all it could do; the traces stay, of a former user';
revoke execute on function forget_person(uuid, jsonb) from public;
grant execute on function forget_person(uuid, jsonb) to bronhouder_app;

call keep_apart('invitation');
call keep_apart('digest_line');
grant select, insert, update on invitation to bronhouder_app;
grant select, insert, delete on digest_line to bronhouder_app;

-- The same for names that are almost like another one: an organisation that is being made may exist already.
create function alike(wanted text) returns table (key uuid, likeness real) rows 20 language sql stable security definer set search_path = public
begin atomic
  select o.key, similarity(o.searched, plain(wanted)) from organisation o
  where o.tenant = (select this_tenant()) and o.searched % (select plain(wanted)) and similarity(o.searched, plain(wanted)) >= 0.6;
end;
comment on function alike(text) is 'Organisations of the own tenant with a title almost like this one, and how like (0.6 to 1)';
revoke execute on function alike(text) from public;
grant execute on function alike(text) to bronhouder_app;
