-- Administrators correct values of cards by hand. A correction stays when cards and prices are read from the card service, and
-- shows whether the service has the same value now or changed its value since.

create table public.manual_corrections (
  id bigint generated always as identity primary key,
  card_id text not null references public.cards_2 (id) on update cascade on delete cascade,
  field text not null,
  value jsonb not null,
  service_before jsonb not null,
  service_now jsonb not null,
  reason text not null,
  user_id uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by uuid references public.user_profiles (user_id) on delete set null,
  constraint manual_corrections_field check (field in (
    'name', 'version', 'cost', 'inkwell', 'classifications', 'rules_text', 'keywords', 'move_cost', 'strength', 'willpower', 'lore',
    'rarity', 'illustrators', 'flavor_text', 'franchise', 'usd', 'usd_foil')),
  constraint manual_corrections_reason_is_short check (private.is_plain_line(reason) and char_length(reason) <= 300)
);
create unique index manual_corrections_current on public.manual_corrections (card_id, field) where ended_at is null;
create index manual_corrections_of_a_card on public.manual_corrections (card_id);
create index manual_corrections_of_an_administrator on public.manual_corrections (user_id);
create index manual_corrections_ended_by_an_administrator on public.manual_corrections (ended_by);
comment on table public.manual_corrections is
  'Values of cards that administrators corrected by hand, current and ended ones. A card has at most one current correction of a field.';
comment on column public.manual_corrections.field is
  'A column of cards_2, "franchise" of its set_data, or "usd" or "usd_foil" of its prices_data.';
comment on column public.manual_corrections.service_before is
  'The service''s value when the card was corrected, or when an administrator last decided for the correction.';
comment on column public.manual_corrections.service_now is
  'The last value from the service. Equal to value: the correction is confirmed. Else, if not service_before: it is overtaken.';
comment on column public.manual_corrections.user_id is 'The administrator; null after the account was deleted.';
comment on column public.manual_corrections.ended_at is 'When the card got the service''s value again, or another correction; null if current.';
comment on column public.manual_corrections.ended_by is 'The administrator who ended it.';
alter table public.manual_corrections enable row level security;
grant select on public.manual_corrections to authenticated;
grant select, insert, update, delete on public.manual_corrections to service_role;
create policy "administrators see corrections of cards" on public.manual_corrections for select to authenticated
  using ((select private.is_admin()));

-- Values of fields ------------------------------------------------------------------------------------------------------

create function private.card_field(card jsonb, field text) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(
    case field
      when 'franchise' then card -> 'set_data' -> 'franchise'
      when 'usd' then to_jsonb(private.price_in_usd(card -> 'prices_data' -> 'usd'))
      when 'usd_foil' then to_jsonb(private.price_in_usd(card -> 'prices_data' -> 'usd_foil'))
      else card -> field
    end, 'null')
$$;
comment on function private.card_field is
  'The value of a field of manual_corrections in a row of cards_2 as JSON; prices are numbers in USD. JSON null if there is none.';

create function private.with_card_field(card jsonb, field text, value jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
      when field = 'franchise' then
        card || jsonb_build_object('set_data', coalesce(nullif(card -> 'set_data', 'null'), '{}') || jsonb_build_object('franchise', value))
      when field in ('usd', 'usd_foil') then
        card || jsonb_build_object('prices_data',
          coalesce(nullif(card -> 'prices_data', 'null'), '{}') || jsonb_build_object(field, value #>> '{}'))
      else card || jsonb_build_object(field, value)
    end
$$;
comment on function private.with_card_field is 'A row of cards_2 as JSON with another value of a field, which private.card_field returns then.';

create function private.write_card_field(card_id text, field text, value jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.cards_2 as card
    set name = given.name, version = given.version, cost = given.cost, inkwell = given.inkwell,
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
comment on function private.write_card_field is 'Writes a field of manual_corrections on a card.';

-- Writes of cards -------------------------------------------------------------------------------------------------------

create function private.keep_manual_corrections() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  correction public.manual_corrections;
  stored jsonb := to_jsonb(old);
  written jsonb := to_jsonb(new);
  given jsonb;
begin
  for correction in select * from public.manual_corrections where card_id = old.id and ended_at is null loop
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
comment on function private.keep_manual_corrections is
  'Before cards are written: corrected values stay, and the corrections note the service''s value.';
-- After cards_2_complete, which completes set_data, and before cards_2_stamp.
create trigger cards_2_corrections before update on public.cards_2
  for each row execute function private.keep_manual_corrections();

create function private.correct_by_hand(cards jsonb) returns jsonb
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
      where list.entry ? case when manual.field in ('usd', 'usd_foil') then 'prices_data' else manual.field end
  loop
    given := private.card_field(correction.entry, correction.field);
    -- The texts of a card of the offline pack never come from the service: they can only be confirmed.
    if given = correction.value or correction.field in ('usd', 'usd_foil') or not exists (
      select from private.card_former_ids where card_id = correction.card_id and former_id like 'pack-%')
    then
      update public.manual_corrections set service_now = given where id = correction.id and service_now <> given;
    end if;
    if given <> correction.value then
      cards := jsonb_set(cards, array[correction.place::text],
        private.with_card_field(cards -> correction.place, correction.field, correction.value));
    end if;
  end loop;
  return cards;
end
$$;
comment on function private.correct_by_hand is
  'Returns cards of the service, as rows of cards_2 or a part of their columns, with corrected values, and notes the service''s '
  'values in the corrections.';

-- Calls of administrators -----------------------------------------------------------------------------------------------

create function private.begin_correcting() returns void
language plpgsql set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators correct cards.';
  end if;
  -- As runs of the card service do, to avoid deadlocks with them.
  perform pg_advisory_xact_lock(hashtext('card service'));
end
$$;
comment on function private.begin_correcting is 'Raises 42501 for all but administrators, and waits for running imports.';

create function public.correct_card(card text, change jsonb, reason text) returns bigint
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
  begin
    select key into strict corrected from jsonb_each(change);
    -- As the columns store it.
    wanted := private.card_field(to_jsonb(jsonb_populate_record(null::public.cards_2,
      private.with_card_field(stored, corrected, change -> corrected))), corrected);
  exception when data_exception or no_data_found or too_many_rows then
    wanted := null;
  end;
  if wanted is distinct from change -> corrected or char_length(wanted::text) > 6000 or corrected = 'franchise'
    and (jsonb_typeof(wanted) <> 'string' or not private.is_plain_line(wanted #>> '{}') or char_length(wanted #>> '{}') > 100) then
    raise sqlstate 'PT422' using message = 'This value does not fit the field.';
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
comment on function public.correct_card is
  'Corrects a field of a card, with a reason, and returns the id of the correction. change is {field: value}, as in '
  'manual_corrections. A current correction of the field ends. PT422 for an unknown card or an unsuitable value, 42501 for all but '
  'administrators.';

create function public.end_correction(correction_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function public.end_correction is
  'Ends a correction: the card gets the last value of the service. PT422 if it has ended, 42501 for all but administrators.';

create function public.keep_correction(correction_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_correcting();
  update public.manual_corrections set service_before = service_now where id = correction_id and ended_at is null;
  if not found then
    raise sqlstate 'PT422' using message = 'This correction has ended already.';
  end if;
end
$$;
comment on function public.keep_correction is
  'Decides for a correction whose value the service changed: it is overtaken again only if the service changes its value once '
  'more. PT422 if it has ended, 42501 for all but administrators.';

revoke execute on function public.correct_card, public.end_correction, public.keep_correction from public, anon;
grant execute on function public.correct_card, public.end_correction, public.keep_correction to authenticated;

-- Imports and price updates ---------------------------------------------------------------------------------------------

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
  cards := private.correct_by_hand(cards);
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

create or replace function public.update_card_prices(run uuid, set_code text, prices jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known_set text;
  matched jsonb;
  answer jsonb;
begin
  perform public.continue_admin_task(run, set_code);
  prices := private.correct_by_hand(prices);
  select id into known_set from public.sets_2 where lower(code) = lower(set_code);
  select jsonb_agg(jsonb_build_object(
      'card_id', card.id,
      'prices', given.prices_data,
      'is_new', case when card.id is not null then coalesce(card.prices_data, '{}') <> given.prices_data end))
    into matched
    from jsonb_populate_recordset(null::public.cards_2, prices) as given
    left join lateral (
      select known.id, known.prices_data from public.cards_2 as known where known.id = given.id
      union all
      -- A card of the pack that was not imported yet is found by its set, number and name.
      select pack.id, pack.prices_data from public.cards_2 as pack
        where pack.set_id = known_set and pack.collector_number = given.collector_number and pack.id like 'pack-%'
          and private.letters_of(pack.name) = private.letters_of(given.name)
      limit 1
    ) as card on true;
  -- No update runs without a change, because it would raise the catalogue's version.
  if matched @> '[{"is_new": true}]' then
    update public.cards_2 as card set prices_data = change.prices
      from jsonb_to_recordset(matched) as change (card_id text, prices jsonb, is_new boolean)
      where card.id = change.card_id and is_new;
  end if;
  select jsonb_build_object(
      'updated', count(*) filter (where is_new),
      'unchanged', count(*) filter (where not is_new and change.prices <> '{}'),
      'no_price', count(*) filter (where not is_new and change.prices = '{}'),
      'not_found', count(*) filter (where card_id is null))
    into answer
    from jsonb_to_recordset(matched) as change (card_id text, prices jsonb, is_new boolean);
  return answer;
end
$$;

create or replace function private.join_cards(former text, remaining text) returns void
language plpgsql set search_path = ''
as $$
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

  update public.decks set cards = private.join_deck_entries(cards, former, remaining)
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
$$;
