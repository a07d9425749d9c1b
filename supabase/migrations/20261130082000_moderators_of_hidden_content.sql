-- Authors see that content of theirs is hidden, but not which administrator decided it. Row level security hides rows, not columns.
create table public.hidden_content_moderators (
  hidden_id bigint primary key references public.hidden_content (id) on delete cascade,
  hidden_by uuid references auth.users (id) on delete set null,
  restored_by uuid references auth.users (id) on delete set null
);
create index hidden_content_moderators_hidden_by on public.hidden_content_moderators (hidden_by);
create index hidden_content_moderators_restored_by on public.hidden_content_moderators (restored_by);
comment on table public.hidden_content_moderators is
  'The administrators who hid and restored content, a row for each row of hidden_content. Its authors do not see them.';
comment on column public.hidden_content_moderators.hidden_by is 'The administrator; null after the account was deleted.';
comment on column public.hidden_content_moderators.restored_by is
  'The administrator; null while it is hidden, after its author chose another name, and after the account was deleted.';
alter table public.hidden_content_moderators enable row level security;
revoke all on public.hidden_content_moderators from anon, authenticated;
grant select on public.hidden_content_moderators to authenticated;
grant select, insert, update, delete on public.hidden_content_moderators to service_role;
create policy "administrators see who hid and restored content" on public.hidden_content_moderators for select to authenticated
  using ((select private.is_admin()));

insert into public.hidden_content_moderators (hidden_id, hidden_by, restored_by)
  select id, hidden_by, restored_by from public.hidden_content;
-- The procedures below are the only ones that write these columns, and browsers of the last version can do without them.
alter table public.hidden_content drop column hidden_by, drop column restored_by;

create or replace function public.hide_content(kind text, target uuid, reason text) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  author public.user_profiles;
  deck public.decks;
  hidden bigint;
begin
  perform private.begin_moderating();
  -- The profile first, as other writers of decks lock them.
  if hide_content.kind = 'name' then
    select * into author from public.user_profiles where user_id = target for no key update;
  else
    select profile.* into author from public.user_profiles as profile
      join public.decks on decks.user_id = profile.user_id where decks.id = target for share of profile;
    select * into deck from public.decks where id = target for no key update;
  end if;
  if author is null or hide_content.kind = 'guide' and coalesce(deck.description, '') = '' then
    raise sqlstate 'PT422' using message = 'This no longer exists, or is hidden already.';
  end if;
  if hide_content.kind = 'name' then
    update public.user_profiles
      set username = 'hidden-name-' || left(gen_random_uuid()::text, 8), display_name = 'Hidden name' where user_id = target;
  end if;
  begin
    insert into public.hidden_content (kind, deck_id, author_id, content, username, display_name, reason) values (
      hide_content.kind, deck.id, author.user_id,
      case hide_content.kind when 'name' then concat_ws(' · ', author.display_name, nullif(author.username, author.display_name)) when 'deck' then deck.name end,
      case hide_content.kind when 'name' then author.username end, case hide_content.kind when 'name' then author.display_name end,
      hide_content.reason)
      returning id into hidden;
  exception when unique_violation then
    raise sqlstate 'PT422' using message = 'This no longer exists, or is hidden already.';
  end;
  insert into public.hidden_content_moderators (hidden_id, hidden_by) values (hidden, private.member_id());
  perform public.dismiss_reports(hide_content.kind, target);
  if hide_content.kind = 'deck' then
    update public.decks set is_visible = is_visible where id = target;
  elsif hide_content.kind = 'guide' then
    -- The trigger moves it.
    update public.decks set description = description where id = target;
  end if;
end
$function$;

create or replace function public.restore_content(hidden_id bigint, reason text) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  hidden public.hidden_content;
begin
  perform private.begin_moderating();
  perform from public.user_profiles
    where user_id = (select author_id from public.hidden_content where id = hidden_id) for no key update;
  update public.hidden_content
    set restored_at = now(), restored_because = coalesce(restore_content.reason, '')
    where id = hidden_id and restored_at is null returning * into hidden;
  if hidden is null then
    raise sqlstate 'PT422' using message = 'This is not hidden any more.';
  end if;
  insert into public.hidden_content_moderators as moderators (hidden_id, restored_by) values (hidden.id, private.member_id())
    on conflict on constraint hidden_content_moderators_pkey do update set restored_by = excluded.restored_by;
  if hidden.kind = 'name' then
    update public.user_profiles set username = hidden.username, display_name = hidden.display_name where user_id = hidden.author_id;
  elsif hidden.kind = 'deck' then
    update public.decks set is_visible = is_visible where id = hidden.deck_id;
  else
    update public.decks set description = hidden.content where id = hidden.deck_id;
  end if;
end
$function$;
