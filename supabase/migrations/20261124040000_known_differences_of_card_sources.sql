-- What is known about differences between the offline pack and the card service, as data: numbers, wrong values, promo sets.
-- A later migration adds rows and calls private.apply_card_corrections() and private.join_known_twins().

create table private.card_number_aliases (
  set_code text not null,
  pack_number text not null,
  service_number text not null,
  primary key (set_code, pack_number),
  unique (set_code, service_number)
);
comment on table private.card_number_aliases is
  'Printings that the offline pack and the card service list in the same set under different collector numbers.';
alter table private.card_number_aliases enable row level security;

insert into private.card_number_aliases (set_code, pack_number, service_number) values
  ('cp', '1', '25'), -- Dragon Fire
  ('cp', '2', '41'), -- Let It Go
  ('cp', '3', '42'), -- Cinderella - Stouthearted
  ('cp', '4', '43'), -- Rapunzel - Gifted with Healing
  ('P2', '24A', '24'); -- Hiro Hamada - Armor Designer

create table private.card_corrections (
  set_code text not null,
  collector_number text not null,
  fields jsonb not null
    constraint card_corrections_are_whole_numbers check (
      jsonb_typeof(fields) = 'object' and not jsonb_path_exists(fields, '$.* ? (@.type() != "number")')
      and fields - array['cost', 'strength', 'willpower', 'lore', 'move_cost'] = '{}'),
  source text not null,
  primary key (set_code, collector_number)
);
comment on table private.card_corrections is
  'Values that the card service lists wrongly, as columns of cards_2, with the source of the right ones. Applied to every import.';
alter table private.card_corrections enable row level security;

-- All printings of a card have the same values. The card service listed set 12 before its release with values that differ between
-- two printings of a card. LorcanaJSON (the offline pack) and the cards of github.com/TheCardGoat/tcg-engines agree with each other.
insert into private.card_corrections (set_code, collector_number, fields, source) values
  ('12', '104', '{"lore": 1}', 'tcg-engines, number 104, Mr. Incredible - Bob Parr'),
  ('12', '212', '{"lore": 2}', 'LorcanaJSON, number 84, Donald Duck - Distracted Traveler'),
  ('12', '223', '{"lore": 1}', 'LorcanaJSON, number 20, and tcg-engines, Jessie - Lively Cowgirl'),
  ('12', '229', '{"lore": 1}', 'tcg-engines, numbers 83 and 229, Alien - True Believer'),
  ('12', '230', '{"lore": 3}', 'LorcanaJSON, number 82, and tcg-engines, numbers 82 and 230, Milo Thatch - Getting His Hands Dirty'),
  ('12', '232', '{"lore": 1}', 'tcg-engines, numbers 121 and 232, Jack-Jack Parr - Incredible Potential'),
  ('12', '233', '{"lore": 3}', 'LorcanaJSON, number 125, The Leviathan - Guardian of Atlantis'),
  ('12', '234', '{"lore": 1}', 'LorcanaJSON, number 127, Mr. Incredible - Super Strong'),
  ('12', '235', '{"lore": 2, "strength": 0}', 'LorcanaJSON, number 150, Zipper - Big Helper'),
  ('12', '239', '{"lore": 3}', 'LorcanaJSON, number 195, Mrs. Incredible - Determined Rescuer');

create function private.is_promo_set(code text, name text) returns boolean
language sql immutable set search_path = ''
as $$ select code ~* '^([pc]\d+|cp|d23|dis)$' or name ~* '\mpromo\M' $$;
comment on function private.is_promo_set is
  'Whether all cards of a set are promos. The card service gives some of them the rarity of another printing. Products such as '
  '"Curator''s Collection" have rarities of their own.';

create function private.correct_cards(set_code text, set_name text, cards jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
      entry || coalesce(correction.fields, '{}')
        || case when private.is_promo_set(correct_cards.set_code, set_name) then '{"rarity": "Promo"}'::jsonb else '{}' end
      order by place), '[]')
    from jsonb_array_elements(cards) with ordinality as list (entry, place)
    left join private.card_corrections as correction
      on lower(correction.set_code) = lower(correct_cards.set_code)
        and correction.collector_number = entry ->> 'collector_number'
$$;
comment on function private.correct_cards is
  'Cards of the card service with the known corrections, and with the rarity Promo in promo sets.';

create function private.apply_card_corrections() returns void
language plpgsql set search_path = ''
as $$
begin
  update public.cards_2 as card set rarity = 'Promo'
    from public.sets_2 as printed
    where printed.id = card.set_id and card.rarity <> 'Promo' and private.is_promo_set(printed.code, printed.name);
  update public.cards_2 as card
    set cost = right_card.cost, strength = right_card.strength, willpower = right_card.willpower,
      lore = right_card.lore, move_cost = right_card.move_cost
    from public.cards_2 as wrong
    join public.sets_2 as printed on printed.id = wrong.set_id
    join private.card_corrections as correction
      on lower(correction.set_code) = lower(printed.code) and correction.collector_number = wrong.collector_number
    cross join lateral jsonb_populate_record(wrong, correction.fields) as right_card
    where card.id = wrong.id and not to_jsonb(wrong) @> correction.fields;
end
$$;
comment on function private.apply_card_corrections is 'Corrects cards that were imported before a correction was known.';

-- Franchises ----------------------------------------------------------------------------------------------------------------

create function private.find_franchises(names jsonb) returns table (place bigint, franchise text)
language sql stable set search_path = ''
as $$
  with wanted as (
    select list.place, private.letters_of(concat(entry ->> 'name', entry ->> 'version')) as full_name,
        private.letters_of(split_part(entry ->> 'name', ' - ', 1)) as name
      from jsonb_array_elements(names) with ordinality as list (entry, place)
  ), known as (
    select private.letters_of(concat(card.name, card.version)) as full_name,
        private.letters_of(split_part(card.name, ' - ', 1)) as name, set_data ->> 'franchise' as franchise
      from public.cards_2 as card where set_data ->> 'franchise' is not null
  ), candidates as (
    select wanted.place, known.franchise, count(*) filter (where known.full_name = wanted.full_name) as printings, count(*) as cards
      from wanted join known using (name) group by wanted.place, known.franchise
  )
  select distinct on (place) place, franchise from candidates order by place, printings desc, cards desc, franchise
$$;
comment on function private.find_franchises is
  'Franchises of [{"name", "version"}, …], by their places from 1: that of another printing, else the most frequent one of the '
  'cards with the same name. A name without a known franchise has no row.';

create function private.fill_franchises() returns void
language plpgsql set search_path = ''
as $$
begin
  update public.cards_2 as card
    set set_data = card.set_data || jsonb_build_object('franchise', found.franchise)
    from (
      select ids[place] as id, franchise
        from (
          select array_agg(id order by id) as ids, jsonb_agg(jsonb_build_object('name', name, 'version', version) order by id) as names
            from public.cards_2 where set_data ->> 'franchise' is null
        ) as unknown
        cross join lateral private.find_franchises(coalesce(unknown.names, '[]'))
    ) as found
    where card.id = found.id;
end
$$;
comment on function private.fill_franchises is 'Gives cards without a franchise that of other cards with their name.';
