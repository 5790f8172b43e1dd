-- Accounts and sign-in. The access service reads and writes these through its library, the main API reads them.
create table user_account (
  id uuid primary key default gen_random_uuid(),
  tenant uuid not null default this_tenant() references tenant,
  email text not null,
  email_verified boolean not null default false,
  name text not null,
  image text,
  first_name text not null default '',
  infix text not null default '',
  family_name text not null default '',
  phone_number text not null default '',
  language text not null default 'nl' check (language in ('nl', 'en')),
  two_factor_enabled boolean not null default false,
  last_logon_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant, email)
);
comment on table user_account is 'A person who can sign in';
comment on column user_account.id is 'Public key';
comment on column user_account.tenant is 'Whose it is';
comment on column user_account.email is 'Primary address, lower case';
comment on column user_account.email_verified is 'A mail to the address was answered';
comment on column user_account.name is 'Full name as shown';
comment on column user_account.image is 'Address of a portrait';
comment on column user_account.first_name is 'Given name';
comment on column user_account.infix is 'Such as van der';
comment on column user_account.family_name is 'Family name';
comment on column user_account.phone_number is 'E.164';
comment on column user_account.language is 'Language of mails';
comment on column user_account.two_factor_enabled is 'Signing in asks for a second factor';
comment on column user_account.last_logon_at is 'Start of the newest session';
comment on column user_account.created_at is 'When it was made';
comment on column user_account.updated_at is 'When it last changed';

create table user_session (
  id uuid primary key default gen_random_uuid(),
  tenant uuid not null default this_tenant() references tenant,
  user_id uuid not null references user_account on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on user_session (user_id);
comment on table user_session is 'A signed-in browser';
comment on column user_session.id is 'Key';
comment on column user_session.tenant is 'Whose it is';
comment on column user_session.user_id is 'Who';
comment on column user_session.token is 'Hash of the token in the cookie';
comment on column user_session.expires_at is 'When it ends, however much it is used: seven days after its start';
comment on column user_session.ip_address is 'Address it was started from';
comment on column user_session.user_agent is 'Browser it was started in';
comment on column user_session.created_at is 'Start';
comment on column user_session.updated_at is 'When it was last used, to within five minutes; a session that is not used for eight hours has ended';

create table user_credential (
  id uuid primary key default gen_random_uuid(),
  tenant uuid not null default this_tenant() references tenant,
  user_id uuid not null references user_account on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant, provider_id, account_id)
);
create index on user_credential (user_id);
comment on table user_credential is 'A way in: a password, or an identity at a provider';
comment on column user_credential.id is 'Key';
comment on column user_credential.tenant is 'Whose it is';
comment on column user_credential.user_id is 'Who';
comment on column user_credential.account_id is 'Identity at the provider';
comment on column user_credential.provider_id is 'credential, or the provider of the tenant site';
comment on column user_credential.password is 'argon2id hash';
comment on column user_credential.access_token is 'Not kept; the library names the column';
comment on column user_credential.refresh_token is 'Not kept; the library names the column';
comment on column user_credential.id_token is 'Not kept; the library names the column';
comment on column user_credential.access_token_expires_at is 'Not kept; the library names the column';
comment on column user_credential.refresh_token_expires_at is 'Not kept; the library names the column';
comment on column user_credential.scope is 'Scopes the provider granted';
comment on column user_credential.created_at is 'When it was made';
comment on column user_credential.updated_at is 'When it last changed';

create table user_verification (
  id uuid primary key default gen_random_uuid(),
  tenant uuid not null default this_tenant() references tenant,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on user_verification (identifier);
comment on table user_verification is 'Something handed out that has to come back: reset of a password, second step of signing in, state of a provider';
comment on column user_verification.id is 'Key';
comment on column user_verification.tenant is 'Whose it is';
comment on column user_verification.identifier is 'What it is for, hashed';
comment on column user_verification.value is 'What it stands for';
comment on column user_verification.expires_at is 'When it is void';
comment on column user_verification.created_at is 'When it was made';
comment on column user_verification.updated_at is 'When it last changed';

create table user_second_factor (
  id uuid primary key default gen_random_uuid(),
  tenant uuid not null default this_tenant() references tenant,
  user_id uuid not null references user_account on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
create index on user_second_factor (user_id);
comment on table user_second_factor is 'Authenticator of a user';
comment on column user_second_factor.id is 'Key';
comment on column user_second_factor.tenant is 'Whose it is';
comment on column user_second_factor.user_id is 'Who';
comment on column user_second_factor.secret is 'Encrypted';
comment on column user_second_factor.backup_codes is 'Encrypted';
comment on column user_second_factor.verified is 'A code of it was entered once';
comment on column user_second_factor.failed_verification_count is 'Wrong codes in a row';
comment on column user_second_factor.locked_until is 'No codes are taken before';

create table sign_in_attempt (
  tenant uuid not null default this_tenant() references tenant,
  subject text not null,
  failures integer not null,
  last_at timestamptz not null,
  primary key (tenant, subject)
);
comment on table sign_in_attempt is 'Failed sign-ins per account and per address, so that guessing gets slow on every server process';
comment on column sign_in_attempt.tenant is 'Whose it is';
comment on column sign_in_attempt.subject is 'Hash of the account''s e-mail address or of the network address';
comment on column sign_in_attempt.failures is 'How many since the last success';
comment on column sign_in_attempt.last_at is 'When the last was';

call keep_apart('user_account');
call keep_apart('user_session');
call keep_apart('user_credential');
call keep_apart('user_verification');
call keep_apart('user_second_factor');
call keep_apart('sign_in_attempt');
grant select, insert, update, delete on user_account, user_session, user_credential, user_verification, user_second_factor, sign_in_attempt to bronhouder_app;
