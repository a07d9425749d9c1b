-- Deleting a deck takes the deck and then its favourites, dropping a favourite takes that and then the deck, to count it: when a
-- deck that many like was deleted, those who dropped it at that moment and its author waited for each other, and PostgreSQL
-- ended one of them. Decks that are deleted now wait until no favourite is being dropped, and hold up those that come after.

create function private.wait_for_deleted_decks() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('favorites of deleted decks'));
  return null;
end
$$;
comment on function private.wait_for_deleted_decks is
  'Before favourites are dropped: until the end of the transaction no deck is deleted.';

create function private.wait_for_dropped_favorites() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('favorites of deleted decks'));
  return null;
end
$$;
comment on function private.wait_for_dropped_favorites is
  'Before decks are deleted: until the end of the transaction nobody drops a favourite.';

-- Not inside of another trigger: what goes with a deck or an account waits with that.
create trigger deck_favorites_wait before delete on public.deck_favorites
  for each statement when (pg_trigger_depth() = 0) execute function private.wait_for_deleted_decks();
create trigger decks_wait_to_go before delete on public.decks
  for each statement execute function private.wait_for_dropped_favorites();

create or replace function public.delete_user_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise sqlstate 'PT401' using message = 'Sign in to delete your account.';
  end if;
  -- The account's favourites go before its decks: it waits first, as they do.
  perform pg_advisory_xact_lock(hashtext('favorites of deleted decks'));
  -- What no foreign key reaches: the log holds the mail address.
  delete from auth.audit_log_entries where payload ->> 'actor_id' = (select auth.uid())::text;
  delete from auth.flow_state where user_id = (select auth.uid());
  delete from auth.users where id = (select auth.uid());
end
$$;
