-- Saving a deck takes the deck and then its cards, cards that take over other ids are taken before the decks that have them: when
-- both came at once each waited for the other, and PostgreSQL ended one of them.

create function private.wait_for_deck_saves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.decks in share row exclusive mode;
  return null;
end
$$;
comment on function private.wait_for_deck_saves is
  'Before cards take over other ids, or their set does: decks that are being saved come first, others wait until the end.';

create trigger cards_2_wait before update of id, set_id on public.cards_2
  for each statement execute function private.wait_for_deck_saves();
