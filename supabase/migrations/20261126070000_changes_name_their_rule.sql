-- The log of rules names the rule, so that a change can be undone.

alter table public.format_rule_changes add column rule_id uuid;
comment on column public.format_rule_changes.rule_id is 'The rule; it no longer exists if it was removed. Null in entries of older versions.';

create or replace function private.log_format_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.format_rule_changes (user_id, rule_id, before, after) values (
    (select private.member_id()),
    case when tg_op = 'DELETE' then old.id else new.id end,
    case when tg_op <> 'INSERT' then to_jsonb(old) - '{id,created_at,updated_at}'::text[] end,
    case when tg_op <> 'DELETE' then to_jsonb(new) - '{id,created_at,updated_at}'::text[] end);
  return null;
end
$$;
