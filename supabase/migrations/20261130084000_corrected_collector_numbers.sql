-- The card service corrects numbers of announced cards. A card that kept its former number blocked another one, which was then
-- refused in every import.
create function private.renumber_cards(known_set text, listed jsonb) returns void
language plpgsql set search_path to ''
as $function$
declare
  ids text[];
  free text[];
begin
  select array_agg(card.id order by card.id) into ids
    from jsonb_populate_recordset(null::public.cards_2, listed) as given
    join public.cards_2 as card on card.id = given.id and card.set_id = known_set
    where card.collector_number <> given.collector_number
      -- A number that is listed twice is a mistake of the service.
      and given.collector_number not in (
        select other.collector_number from jsonb_populate_recordset(null::public.cards_2, listed) as other
          where other.collector_number is not null group by other.collector_number having count(*) > 1);
  -- A card stays if its new number belongs to a card that stays.
  loop
    select array_agg(given.id order by given.id) into free
      from jsonb_populate_recordset(null::public.cards_2, listed) as given
      where given.id = any (ids) and not exists (
        select from public.cards_2 as holder
          where holder.set_id = known_set and holder.collector_number = given.collector_number and holder.id <> all (ids));
    exit when free is not distinct from ids;
    ids := free;
  end loop;
  if ids is null then
    return;
  end if;
  -- The same locks as for a join, before any card is written, to avoid deadlocks with deck saves.
  lock table public.decks, public.user_collections in share row exclusive mode;
  -- Cards may swap their numbers, which are unique.
  update public.cards_2 as card set collector_number = '~' || array_position(ids, card.id) where card.id = any (ids);
  update public.cards_2 as card set collector_number = given.collector_number
    from jsonb_populate_recordset(null::public.cards_2, listed) as given
    where card.id = given.id and card.id = any (ids);
end
$function$;
comment on function private.renumber_cards is
  'Gives cards of a set that have ids of the card service its current numbers, before any other card gets them. listed is as in link_pack_cards. A card stays as it is while a card that stays has its new number.';

create or replace function public.link_pack_cards(run uuid, card_set jsonb, cards jsonb, is_whole boolean) returns integer
language plpgsql security definer set search_path to ''
as $function$
declare
  known_set text;
  pair record;
  joined integer := 0;
begin
  perform public.continue_admin_task(run, card_set ->> 'code');
  select id into known_set from public.sets_2
    where id = card_set ->> 'id' or lower(code) = lower(card_set ->> 'code') order by id = card_set ->> 'id' desc limit 1;
  perform private.renumber_cards(known_set, cards);
  for pair in select * from private.pair_pack_cards(known_set, cards, is_whole) loop
    if exists (select from public.cards_2 where id = pair.card_id and set_id = known_set) then
      perform private.join_cards(pair.pack_id, pair.card_id);
      joined := joined + 1;
    elsif not exists (select from public.cards_2 where id = pair.card_id
        or set_id = known_set and collector_number = pair.service_number) then
      -- The same locks as for a join, before any card is written, to avoid deadlocks with deck saves.
      lock table public.decks, public.user_collections in share row exclusive mode;
      -- import_cards adopts it by the service's number.
      update public.cards_2 set collector_number = pair.service_number where id = pair.pack_id;
    end if;
  end loop;
  return joined;
end
$function$;
comment on function public.link_pack_cards is
  'Runs before import_cards of a set, with all its cards as [{"id", "name", "version", "collector_number", "rarity"}, …]. Gives known cards the card service''s current number, and cards of the offline pack the number of their counterpart, and joins twins that an earlier import created. Answers the number of joined cards. Raises PT409 if another run of the task has replaced this one. For the service.';
