-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The data that several hosts on one PostgreSQL share.

-- The key that signs tokens, and the two API keys. The first host writes them.
create table hosts.secrets (
  id integer default 1 not null,
  jwt_secret text not null,
  publishable_key text not null,
  secret_key text not null,
  constraint secrets_pkey primary key (id),
  constraint secrets_is_one_row check (id = 1)
);

-- Counts of all hosts until a time: sign-ups, wrong passwords, mails, opened recovery links. Keys are hashes.
create table hosts.counters (
  key text not null,
  count integer not null,
  ends_at timestamp with time zone not null,
  constraint counters_pkey primary key (key)
);

create index counters_ends_at_idx on hosts.counters using btree (ends_at);

-- The copy of a data folder to this database, if there was one.
create table hosts.moves (
  id integer default 1 not null,
  -- A hash that identifies the folder.
  source text not null,
  -- How many blocks (8 kB) of each table of the folder are copied.
  blocks jsonb default '{}'::jsonb not null,
  started_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  constraint moves_pkey primary key (id),
  constraint moves_is_one_row check (id = 1)
);
