-- The text of a card decides how many copies of it a deck may have. For every other card it is four of a printing.

create function private.copy_limit(rules_text text) returns integer
language sql immutable set search_path = ''
as $$
  select case when matched is not null then least(coalesce(matched[1], matched[3], '60')::integer, 60) end
    from (select regexp_match(
      rules_text, '\mYou may (?:have up to (\d{1,4}) copies|have (any number) of cards|only have (\d{1,4}) copies)\M') as matched
    ) as read
$$;
comment on function private.copy_limit is
  'The most copies of a card that its text allows, at most 60; null if it says nothing. The same as copyLimit of '
  'src/domain/decks/copyLimit.ts.';

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
          and not exists (select from public.cards_2 where id = entry ->> 'card' and private.copy_limit(rules_text) is not null))
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
        where private.copy_limit(rules_text) is not null
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

comment on column public.decks.cards is
  '[{"card": id in cards_2, "quantity": 1 to 4, or more if the card''s text allows it}, …], each card once, at most 60 copies.';
