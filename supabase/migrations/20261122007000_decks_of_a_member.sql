-- A member may have so many decks and no more: who has thousands holds up everybody by changing all of them at once.

create function private.most_decks() returns integer
language sql immutable set search_path = ''
as $$ select 1000 $$;
comment on function private.most_decks is 'How many decks a member may have.';

create function private.check_number_of_decks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.decks where user_id in (select user_id from added)
      group by user_id having count(*) > private.most_decks()
  ) then
    raise sqlstate 'PT422' using message = format(
      'At most %s decks can be kept. Delete one to save another.', to_char(private.most_decks(), 'FM9,999'));
  end if;
  return null;
end
$$;
comment on function private.check_number_of_decks is
  'After decks were saved; those are the transition table "added". Not before: one that is there already is no more of them.';

create trigger decks_number after insert on public.decks
  referencing new table as added for each statement execute function private.check_number_of_decks();
