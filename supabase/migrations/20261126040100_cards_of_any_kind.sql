-- The card service may know rarities, inks and types that this version does not know: their cards are shown all the same. Sets
-- grow while they are announced, and their cards change until then.

alter table public.cards_2
  drop constraint cards_2_rarity,
  drop constraint cards_2_ink,
  drop constraint cards_2_inks,
  add constraint cards_2_rarity_is_a_line check (char_length(rarity) <= 40 and private.is_plain_line(rarity)),
  add constraint cards_2_ink_is_a_line check (char_length(ink) <= 40 and private.is_plain_line(ink)),
  add constraint cards_2_inks_are_lines check (
    cardinality(inks) <= 6 and char_length(array_to_string(inks, '')) <= 240 and private.are_plain_lines(inks));

create or replace function private.take_over_set(card_set jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  given public.sets_2 := jsonb_populate_record(null::public.sets_2, card_set);
  known text;
begin
  select id into known from public.sets_2
    where id = given.id or lower(code) = lower(given.code) order by id = given.id desc limit 1;
  if known is null then
    insert into public.sets_2 (id, name, code, released_at, prereleased_at, main_set)
      values (given.id, given.name, given.code, given.released_at, given.prereleased_at, given.main_set);
    return given.id;
  end if;
  -- The days of an announced set may change until its release.
  update public.sets_2 as announced
    set released_at = coalesce(given.released_at, announced.released_at),
      prereleased_at = coalesce(given.prereleased_at, announced.prereleased_at)
    where id = known and coalesce(announced.released_at, 'infinity') > current_date
      and (given.released_at is distinct from announced.released_at and given.released_at is not null
        or given.prereleased_at is distinct from announced.prereleased_at and given.prereleased_at is not null);
  if known like 'pack-%' then
    update public.sets_2 set id = given.id where id = known;
    return given.id;
  end if;
  return known;
end
$$;
comment on function private.take_over_set is
  'Returns the id of a set of the card service in this database. Adds the set if it is missing, gives a set of the pack the '
  'service''s id, and an announced set the service''s days.';

create or replace function public.import_cards(run uuid, card_set jsonb, cards jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known_set text;
  adopted integer := 0;
  imported integer := 0;
  changed integer := 0;
  pictured integer := 0;
begin
  perform public.continue_admin_task(run, card_set ->> 'code');
  known_set := private.take_over_set(card_set);
  cards := private.correct_cards(card_set ->> 'code', card_set ->> 'name', cards);
  -- A set grows while its cards are announced: pictures, texts and numbers come later. The texts of the pack stay.
  update public.cards_2 as card
    set name = given.name, version = given.version, layout = given.layout, released_at = given.released_at, cost = given.cost,
      inkwell = given.inkwell, ink = given.ink, inks = given.inks, type = given.type, classifications = given.classifications,
      rules_text = given.rules_text, keywords = given.keywords, move_cost = given.move_cost, strength = given.strength,
      willpower = given.willpower, lore = given.lore, rarity = given.rarity, illustrators = given.illustrators,
      flavor_text = given.flavor_text
    from jsonb_populate_recordset(null::public.cards_2, cards) as given
    where card.id = given.id
      and not exists (
        select from private.card_former_ids as former where former.card_id = card.id and former.former_id like 'pack-%')
      and (card.name, card.version, card.layout, card.released_at, card.cost, card.inkwell, card.ink, card.inks, card.type,
          card.classifications, card.rules_text, card.keywords, card.move_cost, card.strength, card.willpower, card.lore,
          card.rarity, card.illustrators, card.flavor_text)
        is distinct from (given.name, given.version, given.layout, given.released_at, given.cost, given.inkwell, given.ink,
          given.inks, given.type, given.classifications, given.rules_text, given.keywords, given.move_cost, given.strength,
          given.willpower, given.lore, given.rarity, given.illustrators, given.flavor_text);
  get diagnostics changed = row_count;
  update public.cards_2 as card
    set image_small = coalesce(given.image_small, card.image_small), image_normal = coalesce(given.image_normal, card.image_normal),
      image_large = coalesce(given.image_large, card.image_large), tcgplayer_id = coalesce(given.tcgplayer_id, card.tcgplayer_id)
    from jsonb_populate_recordset(null::public.cards_2, cards) as given
    where card.id = given.id
      and (given.image_small <> coalesce(card.image_small, '') or given.image_normal <> coalesce(card.image_normal, '')
        or given.image_large <> coalesce(card.image_large, '') or given.tcgplayer_id <> coalesce(card.tcgplayer_id, 0));
  get diagnostics pictured = row_count;
  -- No statement runs without missing cards, because it would raise the catalogue's version.
  if exists (
    select from jsonb_array_elements(cards) as entry
      where not exists (select from public.cards_2 where id = entry ->> 'id')
  ) then
    -- A card of the pack gets the id and the values that the pack lacks. Its franchise and its texts stay.
    update public.cards_2 as card
      set id = given.id, prices_data = given.prices_data, tcgplayer_id = coalesce(given.tcgplayer_id, card.tcgplayer_id),
        image_small = coalesce(given.image_small, card.image_small),
        image_normal = coalesce(given.image_normal, card.image_normal),
        image_large = coalesce(given.image_large, card.image_large)
      from jsonb_populate_recordset(null::public.cards_2, cards) as given
      where card.set_id = known_set and card.collector_number = given.collector_number and card.id like 'pack-%'
        and private.letters_of(card.name) = private.letters_of(given.name)
        and not exists (select from public.cards_2 as other where other.id = given.id);
    get diagnostics adopted = row_count;
    with missing as materialized (
      select entry, row_number() over (order by place) as place
        from jsonb_array_elements(cards) with ordinality as list (entry, place)
        where not exists (select from public.cards_2 where id = entry ->> 'id')
    )
    insert into public.cards_2 (
        id, name, version, layout, released_at, cost, inkwell, ink, inks, type, classifications, rules_text, keywords, move_cost,
        strength, willpower, lore, rarity, illustrators, collector_number, lang, flavor_text, tcgplayer_id, legalities,
        prices_data, image_small, image_normal, image_large, set_id, set_data)
      select given.id, given.name, given.version, layout, released_at, cost, inkwell, ink, inks, type, classifications,
          rules_text, keywords, move_cost, strength, willpower, lore, rarity, illustrators, collector_number, lang, flavor_text,
          tcgplayer_id, legalities, prices_data, image_small, image_normal, image_large, known_set,
          jsonb_build_object('franchise', found.franchise)
        from missing
        cross join lateral jsonb_populate_record(null::public.cards_2, missing.entry) as given
        -- The service has no franchises.
        left join private.find_franchises((select jsonb_agg(entry order by place) from missing)) as found
          on found.place = missing.place
      on conflict do nothing;
    get diagnostics imported = row_count;
  end if;
  return jsonb_build_object('adopted', adopted, 'imported', imported, 'changed', greatest(changed, pictured), 'refused', (
    select coalesce(jsonb_agg(entry ->> 'collector_number' order by place), '[]')
      from jsonb_array_elements(cards) with ordinality as list (entry, place)
      where not exists (select from public.cards_2 where id = entry ->> 'id')
  ));
end
$$;
comment on function public.import_cards is
  'Adds the missing cards of a set of the card service. A card of the offline pack with the same set, number and name gets the '
  'service''s id, and collections, decks and prices follow (docs/decisions/003). Existing cards get new pictures; those that the '
  'pack did not have also other values that changed, but not their franchise and price. Answers {"adopted", "imported", "changed", '
  '"refused": collector numbers that another card has}. Raises PT409 if another run of the task has replaced this one. For the '
  'service.';
