-- A join of two rows of a card no longer removes copies that the card's text allows, such as 20 Microbots.
create or replace function private.join_deck_entries(cards jsonb, former text, remaining text) returns jsonb
language plpgsql stable set search_path to ''
as $function$
declare
  total integer := (
    select sum((entry ->> 'quantity')::integer) from jsonb_array_elements(cards) as entry
      where entry ->> 'card' in (former, remaining)
  );
  joined jsonb;
  spare record;
  -- Counts all printings of a name; null if the card's text says nothing, so that each printing may have four copies.
  by_text integer := (select private.copy_limit(rules_text) from public.cards_2 where id = remaining);
  surplus integer := greatest(0, total - coalesce(by_text, 4));
begin
  select jsonb_agg(case when entry ->> 'card' in (former, remaining)
        then jsonb_build_object('card', remaining, 'quantity', total - surplus) else entry end order by place)
    into joined
    from (
      select distinct on (case when entry ->> 'card' = former then remaining else entry ->> 'card' end) entry, place
        from jsonb_array_elements(cards) with ordinality as list (entry, place)
        order by case when entry ->> 'card' = former then remaining else entry ->> 'card' end, place
    ) as once;
  -- Other printings take the surplus. Copies beyond a text's limit, or without another printing, are removed.
  for spare in
    select other.id, coalesce((entry ->> 'quantity')::integer, 0) as quantity
      from public.cards_2 as card
      join public.sets_2 as printed on printed.id = card.set_id
      join public.cards_2 as other on other.id not in (former, remaining)
        and private.letters_of(other.name) = private.letters_of(card.name)
        and private.letters_of(other.version) is not distinct from private.letters_of(card.version)
      join public.sets_2 as other_printed on other_printed.id = other.set_id
      left join jsonb_array_elements(cards) as entry on entry ->> 'card' = other.id
      where card.id = remaining and by_text is null and surplus > 0 and coalesce((entry ->> 'quantity')::integer, 0) < 4
      -- A printing that does not change the format of the deck comes first, then the newest.
      order by other_printed.core_legal = printed.core_legal desc, other.released_at desc nulls last, other.id
  loop
    exit when surplus = 0;
    joined := (
      select jsonb_agg(entry order by place)
        from jsonb_array_elements(joined) with ordinality as list (entry, place) where entry ->> 'card' <> spare.id
    ) || jsonb_build_object('card', spare.id, 'quantity', least(4, spare.quantity + surplus));
    surplus := greatest(0, spare.quantity + surplus - 4);
  end loop;
  return joined;
end
$function$;
comment on function private.join_deck_entries is
  'A deck''s list with the remaining card instead of the former one. Copies add up. A printing has at most the copies that the text of the remaining card allows, else four: copies beyond four become other printings with the same full name. Copies that cannot be placed are removed from the deck.';
