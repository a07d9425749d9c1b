-- A member's decks were counted after each statement that added some. Several at once each saw their own alone, and all of them
-- were kept past the limit.

create function private.wait_to_add_decks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.user_profiles where user_id = (select auth.uid()) for no key update;
  return null;
end
$$;
comment on function private.wait_to_add_decks is
  'Before decks are added: those of one member are, and so are counted, one statement after the other.';

create trigger decks_wait_to_come before insert on public.decks
  for each statement execute function private.wait_to_add_decks();
