-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Values of cards that administrators correct by hand, and how imports treat them.

-- Values of cards that administrators corrected by hand, current and ended ones. A card has at most one current
-- correction of a field.
create table public.manual_corrections (
  id bigint not null generated always as identity,
  card_id text not null,
  -- A column of cards_2, "franchise" of its set_data, "usd" or "usd_foil" of its prices_data, or "service_number": the
  -- number under which the card service lists a card of the offline pack, null if it does not list it under another one.
  field text not null,
  value jsonb not null,
  -- The service's value when the card was corrected, or when an administrator last decided for the correction.
  service_before jsonb not null,
  -- The last value from the service. Equal to value: the correction is confirmed. Else, if not service_before: it is
  -- overtaken.
  service_now jsonb not null,
  reason text not null,
  -- The administrator; null after the account was deleted.
  user_id uuid,
  created_at timestamp with time zone default now() not null,
  -- When the card got the service's value again, or another correction; null if current.
  ended_at timestamp with time zone,
  -- The administrator who ended it.
  ended_by uuid,
  constraint manual_corrections_pkey primary key (id),
  constraint manual_corrections_card_id_fkey foreign key (card_id) references cards_2(id) on update cascade on delete cascade,
  constraint manual_corrections_ended_by_fkey foreign key (ended_by) references user_profiles(user_id) on delete set null,
  constraint manual_corrections_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete set null,
  constraint manual_corrections_field check (field = any (array['name', 'version', 'cost', 'inkwell', 'type', 'classifications', 'rules_text', 'keywords', 'move_cost', 'strength', 'willpower', 'lore', 'rarity', 'illustrators', 'flavor_text', 'franchise', 'usd', 'usd_foil', 'service_number'])),
  constraint manual_corrections_reason_is_short check (private.is_plain_line(reason) and char_length(reason) <= 300)
);

create index manual_corrections_ended_by_an_administrator on public.manual_corrections using btree (ended_by);
create index manual_corrections_of_a_card on public.manual_corrections using btree (card_id);
create index manual_corrections_of_an_administrator on public.manual_corrections using btree (user_id);
create unique index manual_corrections_current on public.manual_corrections using btree (card_id, field) where (ended_at is null);

alter table public.manual_corrections enable row level security;
grant select on public.manual_corrections to authenticated;
grant select, insert, update, delete on public.manual_corrections to service_role;

create policy "administrators see corrections of cards" on public.manual_corrections
  as permissive for select to authenticated
  using ((select private.is_admin()));

-- The value of a field of manual_corrections in a row of cards_2 as JSON; prices are numbers in USD. JSON null if there
-- is none.
create function private.card_field(card jsonb, field text) returns jsonb
language sql immutable set search_path to ''
as $function$
  select coalesce(
    case field
      when 'franchise' then card -> 'set_data' -> 'franchise'
      when 'usd' then to_jsonb(private.price_in_usd(card -> 'prices_data' -> 'usd'))
      when 'usd_foil' then to_jsonb(private.price_in_usd(card -> 'prices_data' -> 'usd_foil'))
      else card -> field
    end, 'null')
$function$;

-- A row of cards_2 as JSON with another value of a field, which private.card_field returns then.
create function private.with_card_field(card jsonb, field text, value jsonb) returns jsonb
language sql immutable set search_path to ''
as $function$
  select case
      when field = 'franchise' then
        card || jsonb_build_object('set_data', coalesce(nullif(card -> 'set_data', 'null'), '{}') || jsonb_build_object('franchise', value))
      when field in ('usd', 'usd_foil') then
        card || jsonb_build_object('prices_data',
          coalesce(nullif(card -> 'prices_data', 'null'), '{}') || jsonb_build_object(field, value #>> '{}'))
      else card || jsonb_build_object(field, value)
    end
$function$;

-- Writes a field of manual_corrections on a card.
create function private.write_card_field(card_id text, field text, value jsonb) returns void
language plpgsql set search_path to ''
as $function$
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
$function$;

-- Before cards are written: corrected values stay, and the corrections note the service's value.
create function private.keep_manual_corrections() returns trigger
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- Returns cards of the service, as rows of cards_2 or a part of their columns, with corrected values, and notes the
-- service's values in the corrections.
create function private.correct_by_hand(cards jsonb) returns jsonb
language plpgsql set search_path to ''
as $function$
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
$function$;

-- Raises 42501 for all but administrators, and waits for running imports.
create function private.begin_correcting() returns void
language plpgsql set search_path to ''
as $function$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators can correct cards.';
  end if;
  -- As runs of the card service do, to avoid deadlocks with them.
  perform pg_advisory_xact_lock(hashtext('card service'));
end
$function$;

-- The numbers under which the card service lists cards of the offline pack: as corrected by hand, else as known. A null
-- is a correction: the card has no other number.
create function private.aliases_of_set(known_set text) returns table(card_id text, service_number text, is_corrected boolean)
language sql stable set search_path to ''
as $function$
  select pack.id, case when correction.id is not null then correction.value #>> '{}' else alias.service_number end,
      correction.id is not null
    from public.cards_2 as pack
    join public.sets_2 as printed on printed.id = pack.set_id
    left join public.manual_corrections as correction
      on correction.card_id = pack.id and correction.field = 'service_number' and correction.ended_at is null
    left join private.card_number_aliases as alias
      on lower(alias.set_code) = lower(printed.code) and alias.pack_number = pack.collector_number
    where pack.set_id = known_set and pack.id like 'pack-%' and (correction.id is not null or alias.service_number is not null)
$function$;

-- The number under which the card service lists a card of the offline pack; null if there is none.
create function private.alias_of_card(card text) returns text
language sql stable set search_path to ''
as $function$
  select service_number from private.aliases_of_set((select set_id from public.cards_2 where id = card)) where card_id = card
$function$;

-- Raises PT422 unless a card may get this alias: it is of the offline pack, and the number is not that of another card.
create function private.check_alias(card text, alias jsonb) returns void
language plpgsql stable set search_path to ''
as $function$
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
$function$;

-- As private.alias_of_card. 42501 for all but administrators.
create function public.card_alias(card text) returns text
language plpgsql stable security definer set search_path to ''
as $function$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators can correct cards.';
  end if;
  return private.alias_of_card(card);
end
$function$;

-- Corrects a field of a card, with a reason, and returns the id of the correction. change is {field: value}, as in
-- manual_corrections. A current correction of the field ends. PT422 for an unknown card or an unsuitable value, 42501
-- for all but administrators.
create function public.correct_card(card text, change jsonb, reason text) returns bigint
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- Ends a correction: the card gets the last value of the service. PT422 if it has ended, 42501 for all but
-- administrators.
create function public.end_correction(correction_id bigint) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  ended public.manual_corrections;
begin
  perform private.begin_correcting();
  update public.manual_corrections set ended_at = now(), ended_by = private.member_id()
    where id = correction_id and ended_at is null returning * into ended;
  if ended is null then
    raise sqlstate 'PT422' using message = 'This correction has ended already.';
  end if;
  perform private.write_card_field(ended.card_id, ended.field, ended.service_now);
end
$function$;

-- Decides for a correction whose value the service changed: it is overtaken again only if the service changes its value
-- once more. PT422 if it has ended, 42501 for all but administrators.
create function public.keep_correction(correction_id bigint) returns void
language plpgsql security definer set search_path to ''
as $function$
begin
  perform private.begin_correcting();
  update public.manual_corrections set service_before = service_now where id = correction_id and ended_at is null;
  if not found then
    raise sqlstate 'PT422' using message = 'This correction has ended already.';
  end if;
end
$function$;
