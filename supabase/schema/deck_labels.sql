-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The folders and tags of decks.

-- The folder and the tags of a member's decks, which only the member sees. A folder lasts while a deck is in it.
create table public.deck_labels (
  deck_id uuid not null,
  user_id uuid not null,
  -- The name of the folder; null for a deck outside of folders.
  folder text,
  tags text[] default '{}'::text[] not null,
  constraint deck_labels_pkey primary key (deck_id, user_id),
  constraint deck_labels_deck_id_user_id_fkey foreign key (deck_id, user_id) references decks(id, user_id) on delete cascade,
  constraint deck_labels_folder_is_short check (char_length(folder) <= 60 and private.is_plain_line(folder)),
  constraint deck_labels_tags_are_few check (cardinality(tags) <= 10 and array_position(tags, null::text) is null),
  constraint deck_labels_tags_are_short check (char_length(array_to_string(tags, '')) <= 300 and private.are_plain_lines(tags))
);

create index deck_labels_of_a_member on public.deck_labels using btree (user_id);

alter table public.deck_labels enable row level security;
grant select, insert, update, delete on public.deck_labels to authenticated;
grant select, insert, update, delete on public.deck_labels to service_role;

create policy "members see the labels of their decks" on public.deck_labels
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

create policy "members label their decks" on public.deck_labels
  as permissive for insert to authenticated
  with check ((user_id = (select private.member_id())));

create policy "members change the labels of their decks" on public.deck_labels
  as permissive for update to authenticated
  using ((user_id = (select private.member_id())))
  with check ((user_id = (select private.member_id())));

create policy "members remove the labels of their decks" on public.deck_labels
  as permissive for delete to authenticated
  using ((user_id = (select private.member_id())));
