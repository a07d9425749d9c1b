-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The writes of the server functions: tasks of administrators, imported cards and prices.

-- One row per task; last_run and success are null until the first run (shown as "Not Run").
create table public.admin_tasks (
  task_name text not null,
  last_run timestamp with time zone,
  -- Whether the last run saved everything that it could read. details.outcome is "Success", "Incomplete"
  -- (details.sets_left_out of details.sets_total sets were left out) or "Failed".
  success boolean,
  error text,
  details jsonb default '{}'::jsonb not null,
  -- The time at which the current run loses the task unless it goes on; null without a run. The other columns are the
  -- last result.
  held_until timestamp with time zone,
  -- When a host runs the task by its schedule; null without a schedule.
  next_run timestamp with time zone,
  constraint admin_tasks_pkey primary key (task_name),
  constraint admin_tasks_details_is_an_object check (jsonb_typeof(details) = 'object'),
  constraint admin_tasks_error_is_short check (char_length(error) <= 5000),
  constraint admin_tasks_task_name check (task_name = any (array['price_data_update', 'card_count_check', 'sets_check']))
);

alter table public.admin_tasks enable row level security;
grant select on public.admin_tasks to authenticated;
grant select, insert, update, delete on public.admin_tasks to service_role;

create policy "administrators see how tasks went" on public.admin_tasks
  as permissive for select to authenticated
  using ((select private.is_admin()));

-- The last run of each maintenance task. Only this run may write until its time is over.
create table private.admin_task_runs (
  task_name text not null,
  run_id uuid not null,
  -- The time until which the run may write. Each set that the run reads extends it, so a run whose process died does not
  -- block others for long.
  held_until timestamp with time zone not null,
  -- {code of a set: when it was last read, in seconds}. A run begins with the sets that the previous run did not reach.
  sets_read jsonb default '{}'::jsonb not null,
  constraint admin_task_runs_pkey primary key (task_name),
  constraint admin_task_runs_task_name_fkey foreign key (task_name) references admin_tasks(task_name)
);

alter table private.admin_task_runs enable row level security;

-- Begins a run of a task of admin_tasks. Answers {"run_id", "sets_read"}. Raises PT409 while another run is active. For
-- the service.
create function public.begin_admin_task(task text) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
declare
  begun private.admin_task_runs;
begin
  perform private.only_the_service();
  insert into private.admin_task_runs as runs (task_name, run_id, held_until)
    values (task, gen_random_uuid(), now() + interval '3 minutes')
    on conflict (task_name) do update set run_id = excluded.run_id, held_until = excluded.held_until
      where runs.held_until <= now()
    returning * into begun;
  if begun is null then
    raise sqlstate 'PT409' using message = 'This task is running already. Please wait until it has ended.';
  end if;
  update public.admin_tasks set held_until = begun.held_until where task_name = task;
  return jsonb_build_object('run_id', begun.run_id, 'sets_read', begun.sets_read);
end
$function$;

-- Reports that a run is alive and has read a set. Raises PT409 if another run of the task has replaced this one. For
-- the service.
create function public.continue_admin_task(run uuid, set_code text) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  continued private.admin_task_runs;
begin
  perform private.only_the_service();
  update private.admin_task_runs
    set held_until = now() + interval '3 minutes',
      sets_read = sets_read || jsonb_build_object(set_code, extract(epoch from now()))
    where run_id = run
    returning * into continued;
  if continued is null then
    raise sqlstate 'PT409' using message = 'A newer run has replaced this one.';
  end if;
  update public.admin_tasks set held_until = continued.held_until where task_name = continued.task_name;
  -- Runs of different tasks write one after the other, to avoid deadlocks.
  perform pg_advisory_xact_lock(hashtext('card service'));
end
$function$;

-- Ends a run, saves the result of its task, and the time of an import or price update that read every set; does nothing
-- if another run has replaced it. For the service.
create function public.end_admin_task(run uuid, success boolean, error text, details jsonb) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  ended text;
begin
  perform private.only_the_service();
  update private.admin_task_runs set held_until = '-infinity' where run_id = run returning task_name into ended;
  update public.admin_tasks
    set last_run = now(), success = end_admin_task.success, error = left(end_admin_task.error, 5000),
      details = end_admin_task.details, held_until = null
    where task_name = ended;
  if details ->> 'outcome' = 'Success' then
    -- The count runs as the same task as the import, and reads no cards.
    update public.catalogue_version
      set cards_read_at = case when ended = 'card_count_check' and details ? 'imported_count' then now() else cards_read_at end,
        prices_read_at = case when ended = 'price_data_update' then now() else prices_read_at end
      where id = 1 and ended is not null;
  end if;
end
$function$;

-- A name without case, spaces and punctuation: sources write "HeiHei" and "Heihei", "Ursula's" and "Ursula’s". Versions
-- may be misspelled too, so the name with set and number is enough to identify a card.
create function private.letters_of(name text) returns text
language sql immutable set search_path to ''
as $function$ select regexp_replace(lower(name), '[^[:alnum:]]', '', 'g') $function$;

-- Returns the id of a set of the card service in this database. Adds the set if it is missing, gives a set of the pack
-- the service's id, and an announced set the service's days.
create function private.take_over_set(card_set jsonb) returns text
language plpgsql set search_path to ''
as $function$
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
$function$;

-- Adds the missing cards of a set of the card service. A card of the offline pack with the same set, number and name
-- gets the service's id, and collections, decks and prices follow (docs/decisions/003). Existing cards get new
-- pictures; those that the pack did not have also other values that changed, but not their franchise and price. Answers
-- {"adopted", "imported", "changed", "refused": collector numbers that another card has}. Raises PT409 if another run
-- of the task has replaced this one. For the service.
create function public.import_cards(run uuid, card_set jsonb, cards jsonb) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- Writes the changed prices of cards of a set: [{"id", "name", "collector_number", "prices_data"}, …]. Answers the
-- numbers of {"updated", "unchanged", "no_price", "not_found"}, each card in one of them. Raises PT409 if another run
-- of the task has replaced this one. For the service.
create function public.update_card_prices(run uuid, set_code text, prices jsonb) returns jsonb
language plpgsql security definer set search_path to ''
as $function$
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
$function$;

-- The numbers of {"users", "decks", "cards"}, including private ones, and of members since 00:00 UTC ("active_today").
-- A member counts after a sign-in or a renewal of the access token, which browsers do at least once per hour of use. A
-- visit that began before midnight counts from its next renewal. 42501 for all but administrators.
create function public.admin_stats() returns jsonb
language plpgsql stable security definer set search_path to ''
as $function$
declare
  today timestamptz := date_trunc('day', now(), 'utc');
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only administrators can see this.';
  end if;
  return jsonb_build_object(
    'users', (select count(*) from public.user_profiles),
    'decks', (select count(*) from public.decks),
    'cards', (select count(*) from public.cards_2),
    'active_today', (
      select count(*) from (
        select id from auth.users where last_sign_in_at >= today
        union
        select user_id from auth.sessions where greatest(created_at, refreshed_at at time zone 'utc') >= today
      ) as active
    ));
end
$function$;
