-- A visitor who sends nothing but another updated_at does not set it: it is the time at which they did so, as in other tables.

drop trigger decks_stamp on public.decks;
create trigger decks_stamp before update of name, description, cards, is_public, tags, updated_at on public.decks
  for each row execute function private.stamp_changed_row();
