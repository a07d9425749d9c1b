-- Several hosts on one PostgreSQL share their secrets and count attempts together, and a host learns at once that another one changed
-- the catalogue. A hosted project and the embedded database have no rows in these tables.

-- Tables without row level security in a schema that no role may use, because the embedded backend grants everything in the schemas of
-- tables with row level security to all roles, and the service bypasses policies.
create schema hosts;
comment on schema hosts is 'Data that the hosts of a site share. Only the owner of the database can use it.';
revoke all on schema hosts from public;

create table hosts.secrets (
  id integer not null default 1,
  jwt_secret text not null,
  publishable_key text not null,
  secret_key text not null,
  constraint secrets_pkey primary key (id),
  constraint secrets_is_one_row check (id = 1)
);
comment on table hosts.secrets is 'The key that signs tokens, and the two API keys. The first host writes them.';

-- A crash of the server empties it, which only forgets attempts.
create unlogged table hosts.counters (
  key text not null,
  count integer not null,
  ends_at timestamptz not null,
  constraint counters_pkey primary key (key)
);
create index counters_ends_at_idx on hosts.counters (ends_at);
comment on table hosts.counters is
  'Counts of all hosts until a time: sign-ups, wrong passwords, mails, opened recovery links. Keys are hashes.';

create or replace function private.bump_catalogue_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  update public.catalogue_version set version = version + 1, changed_at = now() where id = 1;
  -- Hosts drop what they keep of the catalogue (server/backend/databaseChanges.ts).
  perform pg_notify('lorefolio', 'catalogue');
  return null;
end
$$;
