-- A change of prices looks for no decks. At a million decks the search for those of 2,851 unchanged cards took minutes.

create function private.any_card_query(ids text[]) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg('''' || replace(replace(':card ' || id, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
    from unnest(ids) as id
$$;
comment on function private.any_card_query is 'A query for the rows of private.deck_search with any of these cards.';

create or replace function private.printings_query(card_id text) returns tsquery
language sql stable security definer set search_path to ''
as $function$
  select private.any_card_query(array(
    select left(card_id, 100) where card_id is not null
    union
    (select printing.id
      from public.cards_2 as card
        join public.cards_2 as printing
          on private.card_key(printing.name, printing.version) = private.card_key(card.name, card.version)
      where card.id = card_id
      limit 60)))
$function$;

create or replace function private.follow_card_faces() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  changed constant text[] := array(
    select id
      from before join after using (id)
      where (before.name, before.version, before.ink, before.inks)
        is distinct from (after.name, after.version, after.ink, after.inks)
  );
begin
  if changed <> '{}' then
    update public.decks set inks = inks
      where id in (select deck_id from private.deck_search where tokens @@ private.any_card_query(changed));
  end if;
  return null;
end
$function$;

create or replace function private.follow_card_ids() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if not exists (select from before join after using (set_id, collector_number) where before.id <> after.id) then
    return null;
  end if;
  with renamed as (
    select before.id as old_id, after.id as new_id
      from before join after using (set_id, collector_number)
      where before.id <> after.id
  ), touched as (
    select distinct decks.id from renamed
      join public.decks on decks.cards @> jsonb_build_array(jsonb_build_object('card', renamed.old_id))
  )
  update public.decks set cards = (
    select jsonb_agg(entry || jsonb_build_object('card', coalesce(new_id, entry ->> 'card')) order by place)
      from jsonb_array_elements(decks.cards) with ordinality as list (entry, place)
      left join renamed on old_id = entry ->> 'card'
  )
  where id in (select id from touched);
  return null;
end
$function$;
