-- An import adds a set, or gives it another id, before it comes to its cards, which wait for decks; a set that leaves Core waits for
-- decks first: when both came at once each waited for the other, and PostgreSQL ended one of them.

drop trigger sets_2_wait on public.sets_2;
create trigger sets_2_wait before insert or update on public.sets_2
  for each statement execute function private.wait_for_deck_saves();
comment on function private.wait_for_deck_saves is
  'Before cards take over other ids, or their set does, and before sets are written: decks that are being saved and cards that are '
  'being counted come first, others wait until the end.';
