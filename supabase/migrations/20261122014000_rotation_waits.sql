-- A set that leaves Core, or comes back, takes along the decks that have its cards. One that was being saved at that moment had
-- read before it what the set was, was not there yet to be taken along, and stayed in the format that it had left.

create trigger sets_2_wait before update of core_legal on public.sets_2
  for each statement execute function private.wait_for_deck_saves();
comment on function private.wait_for_deck_saves is
  'Before cards take over other ids, or their set does, and before sets leave a format: decks that are being saved and cards that '
  'are being counted come first, others wait until the end.';
