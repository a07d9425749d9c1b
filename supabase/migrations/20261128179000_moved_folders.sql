-- `npm run move` copies the embedded database of a data folder to a PostgreSQL. It goes on after an interruption, and no host starts on an
-- unfinished copy.

create table hosts.moves (
  id integer not null default 1,
  source text not null,
  blocks jsonb not null default '{}',
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint moves_pkey primary key (id),
  constraint moves_is_one_row check (id = 1)
);
comment on table hosts.moves is 'The copy of a data folder to this database, if there was one.';
comment on column hosts.moves.source is 'A hash that identifies the folder.';
comment on column hosts.moves.blocks is 'How many blocks (8 kB) of each table of the folder are copied.';
