-- Administrators correct by hand under which number the card service lists a card of the offline pack, and the types of cards.

alter table public.manual_corrections drop constraint manual_corrections_field;
alter table public.manual_corrections add constraint manual_corrections_field check (field in (
  'name', 'version', 'cost', 'inkwell', 'type', 'classifications', 'rules_text', 'keywords', 'move_cost', 'strength', 'willpower',
  'lore', 'rarity', 'illustrators', 'flavor_text', 'franchise', 'usd', 'usd_foil', 'service_number'));
comment on column public.manual_corrections.field is
  'A column of cards_2, "franchise" of its set_data, "usd" or "usd_foil" of its prices_data, or "service_number": the number under '
  'which the card service lists a card of the offline pack, null if it does not list it under another one.';

create function private.aliases_of_set(known_set text) returns table (card_id text, service_number text, is_corrected boolean)
language sql stable set search_path = ''
as $$
  select pack.id, case when correction.id is not null then correction.value #>> '{}' else alias.service_number end,
      correction.id is not null
    from public.cards_2 as pack
    join public.sets_2 as printed on printed.id = pack.set_id
    left join public.manual_corrections as correction
      on correction.card_id = pack.id and correction.field = 'service_number' and correction.ended_at is null
    left join private.card_number_aliases as alias
      on lower(alias.set_code) = lower(printed.code) and alias.pack_number = pack.collector_number
    where pack.set_id = known_set and pack.id like 'pack-%' and (correction.id is not null or alias.service_number is not null)
$$;
comment on function private.aliases_of_set is
  'The numbers under which the card service lists cards of the offline pack: as corrected by hand, else as known. A null is a '
  'correction: the card has no other number.';

create function private.alias_of_card(card text) returns text
language sql stable set search_path = ''
as $$
  select service_number from private.aliases_of_set((select set_id from public.cards_2 where id = card)) where card_id = card
$$;
comment on function private.alias_of_card is
  'The number under which the card service lists a card of the offline pack; null if there is none.';

create function public.card_alias(card text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators correct cards.';
  end if;
  return private.alias_of_card(card);
end
$$;
comment on function public.card_alias is 'As private.alias_of_card. 42501 for all but administrators.';
revoke execute on function public.card_alias from public, anon;
grant execute on function public.card_alias to authenticated;

create function private.check_alias(card text, alias jsonb) returns void
language plpgsql stable set search_path = ''
as $$
declare
  number text := alias #>> '{}';
begin
  if card not like 'pack-%' then
    raise sqlstate 'PT422' using message = 'The card service lists this card already.';
  end if;
  if alias <> 'null' and (jsonb_typeof(alias) <> 'string' or number !~ '^[0-9A-Za-z]{1,10}$') then
    raise sqlstate 'PT422' using message = 'This value does not fit the field.';
  end if;
  if exists (
    select from public.cards_2 as pack join public.cards_2 as other on other.set_id = pack.set_id and other.id <> pack.id
      where pack.id = card and (
        other.collector_number = number
          and (other.id like 'pack-%' or private.letters_of(other.name) <> private.letters_of(pack.name))
        or other.id in (select card_id from private.aliases_of_set(pack.set_id) where service_number = number))
  ) then
    raise sqlstate 'PT422' using message = 'Another card of the set has this number.';
  end if;
end
$$;
comment on function private.check_alias is
  'Raises PT422 unless a card may get this alias: it is of the offline pack, and the number is not that of another card.';

create or replace function private.write_card_field(card_id text, field text, value jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Not a value of the card.
  if field = 'service_number' then
    return;
  end if;
  update public.cards_2 as card
    set name = given.name, version = given.version, cost = given.cost, inkwell = given.inkwell, type = given.type,
      classifications = given.classifications, rules_text = given.rules_text, keywords = given.keywords,
      move_cost = given.move_cost, strength = given.strength, willpower = given.willpower, lore = given.lore,
      rarity = given.rarity, illustrators = given.illustrators, flavor_text = given.flavor_text,
      set_data = given.set_data, prices_data = given.prices_data
    from public.cards_2 as stored
    cross join lateral jsonb_populate_record(
      stored, private.with_card_field(to_jsonb(stored), write_card_field.field, write_card_field.value)) as given
    where card.id = write_card_field.card_id and stored.id = card.id;
end
$$;

create or replace function private.keep_manual_corrections() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  correction public.manual_corrections;
  stored jsonb := to_jsonb(old);
  written jsonb := to_jsonb(new);
  given jsonb;
begin
  for correction in
    select * from public.manual_corrections where card_id = old.id and ended_at is null and field <> 'service_number'
  loop
    given := private.card_field(written, correction.field);
    if given not in (private.card_field(stored, correction.field), correction.value) then
      update public.manual_corrections set service_now = given where id = correction.id and service_now <> given;
    end if;
    if given <> correction.value then
      written := private.with_card_field(written, correction.field, correction.value);
    end if;
  end loop;
  if written = to_jsonb(new) then
    return new;
  end if;
  new := jsonb_populate_record(new, written);
  -- Nothing is left to write.
  return case when new is distinct from old then new end;
end
$$;

create or replace function private.correct_by_hand(cards jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  correction record;
  given jsonb;
begin
  for correction in
    select manual.*, list.place::integer - 1 as place, list.entry
      from jsonb_array_elements(cards) with ordinality as list (entry, place)
      join public.manual_corrections as manual on manual.card_id = list.entry ->> 'id' and manual.ended_at is null
      where list.entry ? case
        when manual.field in ('usd', 'usd_foil') then 'prices_data'
        when manual.field = 'service_number' then 'collector_number'
        else manual.field end
  loop
    given := private.card_field(correction.entry,
      case correction.field when 'service_number' then 'collector_number' else correction.field end);
    -- The texts of a card of the offline pack never come from the service: they can only be confirmed.
    if given = correction.value or correction.field in ('usd', 'usd_foil', 'service_number') or not exists (
      select from private.card_former_ids where card_id = correction.card_id and former_id like 'pack-%')
    then
      update public.manual_corrections set service_now = given where id = correction.id and service_now <> given;
    end if;
    if given <> correction.value and correction.field <> 'service_number' then
      cards := jsonb_set(cards, array[correction.place::text],
        private.with_card_field(cards -> correction.place, correction.field, correction.value));
    end if;
  end loop;
  return cards;
end
$$;

create or replace function public.correct_card(card text, change jsonb, reason text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  stored jsonb;
  wanted jsonb;
  corrected text;
  former public.manual_corrections;
  added bigint;
begin
  perform private.begin_correcting();
  select to_jsonb(cards_2) into stored from public.cards_2 where id = card for update;
  if stored is null then
    raise sqlstate 'PT422' using message = 'This card does not exist.';
  end if;
  stored := stored || jsonb_build_object('service_number', private.alias_of_card(card));
  begin
    select key into strict corrected from jsonb_each(change);
    -- As the columns store it.
    wanted := case corrected when 'service_number' then change -> corrected
      else private.card_field(to_jsonb(jsonb_populate_record(null::public.cards_2,
        private.with_card_field(stored, corrected, change -> corrected))), corrected) end;
  exception when data_exception or no_data_found or too_many_rows then
    wanted := null;
  end;
  if wanted is distinct from change -> corrected or char_length(wanted::text) > 6000 or corrected = 'franchise'
    and (jsonb_typeof(wanted) <> 'string' or not private.is_plain_line(wanted #>> '{}') or char_length(wanted #>> '{}') > 100)
    or corrected = 'type' and (jsonb_typeof(wanted) <> 'array' or jsonb_array_length(wanted) = 0)
  then
    raise sqlstate 'PT422' using message = 'This value does not fit the field.';
  end if;
  if corrected = 'service_number' then
    perform private.check_alias(card, wanted);
  end if;
  if wanted = private.card_field(stored, corrected) then
    raise sqlstate 'PT422' using message = 'The card has this value already.';
  end if;
  update public.manual_corrections set ended_at = now(), ended_by = private.member_id()
    where card_id = card and field = corrected and ended_at is null
    returning * into former;
  perform private.write_card_field(card, corrected, wanted);
  insert into public.manual_corrections (card_id, field, value, service_before, service_now, reason, user_id)
    select card, corrected, wanted, service, service, correct_card.reason, private.member_id()
      from coalesce(former.service_now, private.card_field(stored, corrected)) as service
    returning id into added;
  return added;
end
$$;

create or replace function private.pair_pack_cards(known_set text, listed jsonb, is_whole boolean)
returns table (pack_id text, card_id text, service_number text)
language sql stable set search_path = ''
as $$
  with printed as (
    select private.is_promo_set(code, name) as is_promo from public.sets_2 where id = known_set
  ), pack as (
    select id, collector_number as number, private.letters_of(name) as name, private.letters_of(version) as version,
        case when is_promo then 'Promo' else rarity end as rarity
      from public.cards_2, printed where set_id = known_set and id like 'pack-%'
  ), service as (
    select given.id, given.collector_number as number, private.letters_of(given.name) as name,
        private.letters_of(given.version) as version, case when is_promo then 'Promo' else given.rarity end as rarity
      from jsonb_populate_recordset(null::public.cards_2, listed) as given, printed
      -- A card that got the service's id has its counterpart already.
      where not exists (
        select from private.card_former_ids as former where former.card_id = given.id and former.former_id like 'pack-%')
  ), by_number as (
    select pack.id as pack_id, service.id as card_id, service.number
      from pack join service on service.number = pack.number and service.name = pack.name
  ), by_alias as (
    select pack.id as pack_id, service.id as card_id, service.number
      from private.aliases_of_set(known_set) as alias
      join pack on pack.id = alias.card_id
      join service on service.number = alias.service_number and service.name = pack.name
      where pack.id not in (select by_number.pack_id from by_number)
        and service.id not in (select by_number.card_id from by_number)
  ), known as (
    select * from by_number union all select * from by_alias
  ), by_name as (
    select min(pack.id) as pack_id, min(service.id) as card_id, min(service.number) as number
      from (
          -- A card with a correction by hand waits for that number.
          select * from pack where id not in (
            select known.pack_id from known union all select alias.card_id from private.aliases_of_set(known_set) as alias where is_corrected)
        ) as pack
      join (select * from service where id not in (select known.card_id from known)) as service
        on service.name = pack.name and service.version is not distinct from pack.version and service.rarity = pack.rarity
      where is_whole
      group by pack.name, pack.version, pack.rarity
      having count(*) = 1
  )
  select * from known union all select * from by_name
$$;
