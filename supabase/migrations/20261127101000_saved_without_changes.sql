-- A rule that was saved without a change wrote a line of the log, and all decks were judged again.

create function private.follow_changed_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The source is shown, and judges nothing.
  if exists (
    select from before join after using (id)
      where to_jsonb(before) - '{source,updated_at}'::text[] <> to_jsonb(after) - '{source,updated_at}'::text[])
  then
    perform private.renew_card_days();
  end if;
  return null;
end
$$;
comment on function private.follow_changed_rules is
  'After rules were changed: updates the days on which names are legal, if one judges in another way.';

create function private.follow_listed_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from changed) then
    perform private.renew_card_days();
  end if;
  return null;
end
$$;
comment on function private.follow_listed_rules is
  'After rules were added or removed, which are in the transition table "changed": updates the days on which names are legal.';

drop trigger format_rules_follow on public.format_rules;
drop function private.follow_format_rules();
create trigger format_rules_follow_added after insert on public.format_rules referencing new table as changed
  for each statement execute function private.follow_listed_rules();
create trigger format_rules_follow_changed after update on public.format_rules referencing old table as before new table as after
  for each statement execute function private.follow_changed_rules();
create trigger format_rules_follow_removed after delete on public.format_rules referencing old table as changed
  for each statement execute function private.follow_listed_rules();

create or replace function private.log_format_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;
  insert into public.format_rule_changes (user_id, rule_id, before, after) values (
    (select private.member_id()),
    case when tg_op = 'DELETE' then old.id else new.id end,
    case when tg_op <> 'INSERT' then to_jsonb(old) - '{id,created_at,updated_at}'::text[] end,
    case when tg_op <> 'DELETE' then to_jsonb(new) - '{id,created_at,updated_at}'::text[] end);
  return null;
end
$$;
comment on function private.log_format_rule is
  'After a rule was added, changed or removed: writes the log. A rule that was saved as it was is no change.';
