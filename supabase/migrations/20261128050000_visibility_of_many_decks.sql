-- A member who hides or shows many decks does so in one statement. What lists know of these decks follows in one
-- statement too: deck by deck, 300 decks took 3 s on the embedded host.

drop trigger decks_search on public.decks;
create trigger decks_search after insert or update of name, cards, inks, legality on public.decks
  for each row execute function private.index_deck();
drop trigger decks_copies on public.decks;
create trigger decks_copies after insert or update of cards, inks, legality on public.decks
  for each row execute function private.state_deck_copies();

create function private.list_visible_decks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown uuid[] := array(select id from after join before using (id) where after.is_visible and not before.is_visible);
  hidden uuid[] := array(select id from after join before using (id) where before.is_visible and not after.is_visible);
begin
  update private.deck_search set tokens = tokens || array_to_tsvector(array[':visible']) where deck_id = any (shown);
  update private.deck_search set tokens = ts_delete(tokens, ':visible') where deck_id = any (hidden);
  perform private.renew_deck_copies(shown || hidden) where shown || hidden <> '{}';
  return null;
end
$$;
comment on function private.list_visible_decks is
  'After an update: decks that became visible are listed for others, and those that became hidden no longer are.';
create trigger decks_visible after update on public.decks
  referencing old table as before new table as after
  for each statement execute function private.list_visible_decks();
