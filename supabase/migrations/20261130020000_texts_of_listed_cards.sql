-- A deck that is saved reads the texts of its own cards. Before, PostgreSQL read the text of every card.

create or replace function private.check_deck() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  ids text[];
  total numeric;
  unknown text;
  too_many text;
begin
  new.name := btrim(new.name);
  if coalesce(new.name, '') = '' then
    raise sqlstate 'PT422' using message = 'Please enter a deck name.';
  end if;
  if char_length(new.name) > 100 then
    raise sqlstate 'PT422' using message = 'A deck name has at most 100 characters.';
  end if;
  if char_length(new.description) > 5000 then
    raise sqlstate 'PT422' using message = 'A deck guide has at most 5,000 characters.';
  end if;
  if new.cards is null or new.cards = '[]' then
    raise sqlstate 'PT422' using message = 'Please add some cards to your deck.';
  end if;
  if jsonb_typeof(new.cards) <> 'array' then
    raise sqlstate 'PT422' using message = 'A deck is a list of cards with their quantities.';
  end if;
  if jsonb_array_length(new.cards) > 60 then
    raise sqlstate 'PT422' using message = 'Your deck exceeds the maximum of 60 cards.';
  end if;
  if exists (
    select from jsonb_array_elements(new.cards) as entry
      where jsonb_typeof(entry -> 'card') is distinct from 'string'
        or jsonb_typeof(entry -> 'quantity') is distinct from 'number'
  ) then
    raise sqlstate 'PT422' using message = 'A deck is a list of cards with their quantities.';
  end if;
  if exists (
    select from jsonb_array_elements(new.cards) as entry
      where (entry ->> 'quantity')::numeric not between 1 and 60 or (entry ->> 'quantity')::numeric % 1 <> 0
        or ((entry ->> 'quantity')::numeric > 4
          and (select private.copy_limit(rules_text) from public.cards_2 where id = entry ->> 'card') is null)
  ) then
    raise sqlstate 'PT422' using message = 'A deck has 1 to 4 copies of a card.';
  end if;
  select array_agg(entry ->> 'card'), sum((entry ->> 'quantity')::numeric) into ids, total
    from jsonb_array_elements(new.cards) as entry;
  if cardinality(ids) > (select count(distinct id) from unnest(ids) as id) then
    raise sqlstate 'PT422' using message = 'A deck lists each card once.';
  end if;
  if total > 60 then
    raise sqlstate 'PT422' using message = 'Your deck exceeds the maximum of 60 cards.';
  end if;
  -- Locks the cards until the deck is saved, so that none of them is removed meanwhile.
  perform from public.cards_2 where id = any (ids) order by id for key share;
  select id into unknown
    from unnest(ids) as wanted (id)
    where not exists (select from public.cards_2 where cards_2.id = wanted.id)
    limit 1;
  if found then
    raise sqlstate 'PT422' using message = format('Card not found: "%s"', left(unknown, 100));
  end if;
  select format('A deck has at most %s copies of %s.', min(limited.copies), limited.full_name) into too_many
    from (
      select case when version <> '' then name || ' - ' || version else name end as full_name,
          private.card_key(name, version) as card_key, private.copy_limit(rules_text) as copies,
          (entry ->> 'quantity')::integer as quantity
        from jsonb_array_elements(new.cards) as entry join public.cards_2 on id = entry ->> 'card'
        where id = any (ids) and private.copy_limit(rules_text) is not null
    ) as limited
    group by limited.card_key, limited.full_name having sum(limited.quantity) > min(limited.copies)
    limit 1;
  if found then
    raise sqlstate 'PT422' using message = too_many;
  end if;
  new.cards := (
    select jsonb_agg(jsonb_build_object('card', entry ->> 'card', 'quantity', (entry ->> 'quantity')::integer) order by place)
      from jsonb_array_elements(new.cards) with ordinality as list (entry, place)
  );
  new.total_cards := total;
  return new;
end
$function$;
