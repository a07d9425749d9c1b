-- Bulk changes of a collection can be listed and undone after the page that made them was closed.

alter table private.collection_operations add column set_name text;
comment on column private.collection_operations.set_name is
  'The name of the set that a bulk add or removal was about, as it was then; null for other operations.';

create function private.name_operation_set() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The changes of an operation are written before the operation itself, and all of them are of one set.
  select sets.name into new.set_name
    from private.collection_changes as changes
    join public.cards_2 as cards on cards.id = changes.card_id
    join public.sets_2 as sets on sets.id = cards.set_id
    where changes.user_id = new.user_id and changes.operation_id = new.id
    limit 1;
  return new;
end
$$;
comment on function private.name_operation_set is
  'Keeps the name of the set with a bulk add or removal, because its changes are deleted when it is undone.';

create trigger collection_operations_set_name before insert on private.collection_operations
  for each row when (new.kind in ('add_set', 'remove_set')) execute function private.name_operation_set();

update private.collection_operations as operations set set_name = sets.name
  from private.collection_changes as changes
  join public.cards_2 as cards on cards.id = changes.card_id
  join public.sets_2 as sets on sets.id = cards.set_id
  where operations.kind in ('add_set', 'remove_set')
    and changes.user_id = operations.user_id and changes.operation_id = operations.id;

create index collection_operations_undone on private.collection_operations (user_id, created_at desc)
  where undone_at is not null;

create function public.recent_collection_operations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := (select private.member_id());
begin
  if not exists (select from public.user_profiles where user_id = me) then
    raise sqlstate 'PT401' using message = 'User must be authenticated';
  end if;
  return (
    with listed as (
      (select * from private.collection_operations where user_id = me and is_undoable)
      union all
      -- Ten can be undone at a time; as many that were undone are told of.
      (select * from private.collection_operations
        where user_id = me and undone_at > now() - interval '30 days'
        order by created_at desc limit 10)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', listed.id, 'kind', listed.kind, 'set_name', listed.set_name, 'answer', listed.answer,
        'created_at', listed.created_at, 'undone_at', listed.undone_at,
        'restorable', effect.restorable, 'changed_since', effect.changed_since,
        'removed', effect.removed, 'removed_copies', effect.removed_copies
      ) order by listed.created_at desc, listed.id), '[]')
      from listed
      cross join lateral (
        select
          count(*) filter (where is_untouched or greatest(0, copies + before - after) <> copies) as restorable,
          count(*) filter (where not is_untouched) as changed_since,
          count(*) filter (where after = 0) as removed,
          coalesce((
            select jsonb_agg(jsonb_build_array(first.card_id, first.is_foil, first.before) order by first.card_id, first.is_foil)
            from (
              select changes.card_id, changes.is_foil, changes.before
              from private.collection_changes as changes
              where changes.user_id = me and changes.operation_id = listed.id and changes.after = 0
              order by changes.card_id, changes.is_foil limit 100
            ) as first
          ), '[]') as removed_copies
        -- Its row type is that of the table.
        from private.changes_to_undo(me, (
          select operations from private.collection_operations as operations
          where operations.user_id = me and operations.id = listed.id
        ))
      ) as effect
  );
end
$$;
comment on function public.recent_collection_operations is
  'The caller''s bulk adds, bulk removals and imports that can be undone, and the last ten that were undone within 30 days, the '
  'newest first: [{"id", "kind", "set_name", "answer", "created_at", "undone_at", "restorable": rows that an undo would change, '
  '"changed_since": rows that were changed after it, "removed": rows that it removed, "removed_copies": the first 100 of them as '
  '[card id, foil, copies]}, …]. PT401 without an account.';
