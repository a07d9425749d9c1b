-- A version of a deck that listed two rows of a card could not be restored after their join, because it listed the card twice.
create or replace function private.join_cards(former text, remaining text) returns void
language plpgsql set search_path to ''
as $function$
begin
  -- Deck saves and changes of copies come first, in the order in which all writers lock these tables.
  lock table public.decks, public.user_collections in share row exclusive mode;
  perform from public.cards_2 where id in (former, remaining) order by id for update;

  update public.user_collections as kept
    set quantity = least(9999, kept.quantity + gone.quantity), created_at = least(kept.created_at, gone.created_at),
      updated_at = greatest(kept.updated_at, gone.updated_at)
    from public.user_collections as gone
    where kept.card_id = remaining and gone.card_id = former
      and gone.user_id = kept.user_id and gone.is_foil = kept.is_foil;
  delete from public.user_collections as gone using public.user_collections as kept
    where kept.card_id = remaining and gone.card_id = former
      and gone.user_id = kept.user_id and gone.is_foil = kept.is_foil;
  update public.user_collections set card_id = remaining where card_id = former;

  -- An operation on both can still be undone, because it changed the sum.
  update private.collection_changes as kept
    set before = least(9999, kept.before + gone.before), after = least(9999, kept.after + gone.after),
      created_at = least(kept.created_at, gone.created_at), updated_at = greatest(kept.updated_at, gone.updated_at)
    from private.collection_changes as gone
    where kept.card_id = remaining and gone.card_id = former and gone.user_id = kept.user_id
      and gone.operation_id = kept.operation_id and gone.is_foil = kept.is_foil;
  delete from private.collection_changes as gone using private.collection_changes as kept
    where kept.card_id = remaining and gone.card_id = former and gone.user_id = kept.user_id
      and gone.operation_id = kept.operation_id and gone.is_foil = kept.is_foil;
  update private.collection_changes set card_id = remaining where card_id = former;

  -- Of wishes for both cards, and of numbers to keep, those of the remaining card stay.
  update public.card_wishes as wish set card_id = remaining
    where card_id = former and not exists (
      select from public.card_wishes as other where other.user_id = wish.user_id and other.card_id = remaining);
  update public.card_playsets as copies set card_id = remaining
    where card_id = former and not exists (
      select from public.card_playsets as other where other.user_id = copies.user_id and other.card_id = remaining);

  update public.decks set cards = private.join_deck_entries(cards, former, remaining)
    where cards @> jsonb_build_array(jsonb_build_object('card', former));
  update public.deck_versions set cards = private.join_deck_entries(cards, former, remaining)
    where cards @> jsonb_build_array(jsonb_build_object('card', former));

  update public.card_prices set card_id = remaining
    where card_id = former and day not in (select price.day from public.card_prices as price where price.card_id = remaining);
  -- The trigger computes the changes between days again.
  update public.card_prices set day = day where card_id = remaining;

  update public.cards_2 as card
    set set_data = card.set_data || jsonb_build_object('franchise', pack.set_data ->> 'franchise')
    from public.cards_2 as pack
    where card.id = remaining and pack.id = former and card.set_data ->> 'franchise' is null;
  -- Of two current corrections of a field, that of the remaining card stays. The trigger writes the others on it.
  update public.manual_corrections as correction set card_id = remaining
    where card_id = former and (ended_at is not null or field not in (
      select other.field from public.manual_corrections as other where other.card_id = remaining and other.ended_at is null));
  update public.cards_2 set updated_at = updated_at where id = remaining;
  update private.card_former_ids set card_id = remaining where card_id = former;
  delete from public.cards_2 where id = former;
  insert into private.card_former_ids (former_id, card_id) values (former, remaining)
    on conflict (former_id) do update set card_id = excluded.card_id;
end
$function$;
comment on function private.join_cards is
  'Joins two rows of the same card: copies, decks with their versions, operations, prices and former ids of the first go to the second.';

do $$
declare
  twice record;
begin
  for twice in
    select deck_id, number, entry ->> 'card' as card
      from public.deck_versions, jsonb_array_elements(cards) as entry
      group by deck_id, number, entry ->> 'card' having count(*) > 1
  loop
    update public.deck_versions set cards = private.join_deck_entries(cards, twice.card, twice.card)
      where deck_id = twice.deck_id and number = twice.number;
  end loop;
end
$$;
