-- Saving a deck takes the deck and then its author's profile, hiding all decks takes the profile and then the decks: on two
-- devices at once each waited for the other, and PostgreSQL ended one of them.

create function private.wait_for_own_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.user_profiles where user_id = (select auth.uid()) for share;
  return null;
end
$$;
comment on function private.wait_for_own_profile is
  'Before any update of decks: the profile of whoever sends it comes first, as work_out_deck_visibility takes it.';

-- Not inside of another trigger: what a favourite or a deleted deck sets off holds the deck already.
create trigger decks_wait before update on public.decks
  for each statement when (pg_trigger_depth() = 0) execute function private.wait_for_own_profile();
