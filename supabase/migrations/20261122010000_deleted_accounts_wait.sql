-- Deleting an account took it and then its profile, saving a new deck takes the profile and then the account, for its favourite: when
-- both came at once, on two devices, each waited for the other, and PostgreSQL ended one of them.

create or replace function public.delete_user_account() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    raise sqlstate 'PT401' using message = 'Sign in to delete your account.';
  end if;
  -- The account's favourites go before its decks: it waits first, as they do.
  perform pg_advisory_xact_lock(hashtext('favorites of deleted decks'));
  perform from public.user_profiles where user_id = (select auth.uid()) for update;
  -- What no foreign key reaches: the log holds the mail address.
  delete from auth.audit_log_entries where payload ->> 'actor_id' = (select auth.uid())::text;
  delete from auth.flow_state where user_id = (select auth.uid());
  delete from auth.users where id = (select auth.uid());
end
$$;
