-- A set of the pack gets the card service's id, and its cards follow: the days of their names were computed once for each card,
-- 4 s a set. They do not change then.

drop trigger cards_2_days_update on public.cards_2;
drop function private.follow_renamed_card();

create function private.follow_renamed_cards() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  keys text[] := array(
    select private.card_key(name, version) from (
      select before.name, before.version from before join after using (id)
        where (before.name, before.version) is distinct from (after.name, after.version)
      union
      select after.name, after.version from before join after using (id)
        where (before.name, before.version) is distinct from (after.name, after.version)
      union
      -- The former set is gone if it was renamed.
      select after.name, after.version from before join after using (id)
        where before.set_id <> after.set_id and exists (select from public.sets_2 where sets_2.id = before.set_id)
    ) as names);
begin
  if cardinality(keys) > 0 then
    perform private.renew_card_days(keys);
  end if;
  return null;
end
$$;
comment on function private.follow_renamed_cards is
  'After cards got another name or set: updates the days on which their names are legal. A set''s new id changes nothing.';
create trigger cards_2_days_update after update on public.cards_2 referencing old table as before new table as after
  for each statement execute function private.follow_renamed_cards();
