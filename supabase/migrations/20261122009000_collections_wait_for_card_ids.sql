-- Counting cards takes them in the order of their ids, and those that are owned already after those that are asked for; cards that
-- take over other ids are taken as they come: when both came at once each waited for the other, and PostgreSQL ended one of
-- them. And a set or an undo looked up which cards it is about, waited, and was told that there are no such cards.

create or replace function private.wait_for_deck_saves() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  lock table public.decks, public.user_collections in share row exclusive mode;
  return null;
end
$$;
comment on function private.wait_for_deck_saves is
  'Before cards take over other ids, or their set does: decks that are being saved and cards that are being counted come first, '
  'others wait until the end.';

create or replace function private.take_collection_turn() returns uuid
language plpgsql set search_path = ''
as $$
declare
  me uuid;
begin
  -- As every write to it does, only before any card is looked up: no card takes over another id until the end.
  lock table public.user_collections in row exclusive mode;
  select user_id into me from public.user_profiles where user_id = (select auth.uid()) for no key update;
  if me is null then
    raise sqlstate 'PT401' using message = 'User must be authenticated';
  end if;
  return me;
end
$$;
