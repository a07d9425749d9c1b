-- With an account its favourites go one after the other, and each deck counts one less; an author who hides all decks takes these in
-- another order: when both came at once each waited for the other, and PostgreSQL ended one of them.

create trigger user_profiles_wait before update of deck_visibility on public.user_profiles
  for each statement execute function private.wait_for_deleted_decks();
comment on function private.wait_for_deleted_decks is
  'Before favourites are dropped, and before all decks of an author are hidden or shown: until the end of the transaction no deck '
  'is deleted, and no account.';
