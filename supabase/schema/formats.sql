-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The rules of official events, and the judgment of decks by them.

-- The rules of official events with the days on which they hold. The kinds are those of
-- src/domain/formats/formatRule.ts.
create table public.format_rules (
  id uuid default gen_random_uuid() not null,
  -- core, infinity or coconut; null for all formats.
  format text,
  kind text not null,
  -- A full card name, a set's code, "main" or "all", by kind; else empty.
  subject text default '' not null,
  -- Cards, inks or copies. Null for other kinds, and for any number of copies.
  amount integer,
  -- The classification of cards that may have any ink.
  classification text,
  -- The first day; null if it always held.
  from_day date,
  -- The first day on which it no longer holds; null without an end.
  until_day date,
  -- Where it is written, such as "TR 1.3.1" of the Tournament Rules.
  source text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint format_rules_pkey primary key (id),
  constraint format_rules_amount_fits check (
case
    when kind = 'copies' then amount >= 1 and amount <= 1000 or amount is null and subject <> ''
    when kind = any (array['size', 'inks', 'leader copies']) then amount >= 1 and amount <= 1000
    else amount is null
end is true),
  constraint format_rules_classification_fits check (
case
    when kind = 'any ink' then private.is_plain_line(classification) and char_length(classification) <= 100
    else classification is null
end is true),
  constraint format_rules_days_are_in_order check (from_day < until_day),
  constraint format_rules_format check (format = any (array['core', 'infinity', 'coconut'])),
  constraint format_rules_kind check (kind = any (array['size', 'inks', 'copies', 'sets', 'set', 'card', 'rotation', 'ban', 'any ink', 'leaders', 'leader copies'])),
  constraint format_rules_source_is_short check (private.is_plain_line(source) and char_length(source) <= 200),
  constraint format_rules_subject_fits check (
case
    when kind = any (array['size', 'inks', 'leader copies']) then subject = ''
    when kind = 'sets' then subject = any (array['main', 'all'])
    when kind = 'copies' then true
    else subject <> ''
end),
  constraint format_rules_subject_is_short check (char_length(subject) <= 200 and (subject = '' or private.is_plain_line(subject)))
);

alter table public.format_rules enable row level security;
grant select on public.format_rules to anon;
grant select, insert, update, delete on public.format_rules to authenticated;
grant select, insert, update, delete on public.format_rules to service_role;

create policy "everyone sees the rules of official events" on public.format_rules
  as permissive for select to public
  using (true);

create policy "administrators add rules" on public.format_rules
  as permissive for insert to authenticated
  with check ((select private.is_admin()));

create policy "administrators change rules" on public.format_rules
  as permissive for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "administrators remove rules" on public.format_rules
  as permissive for delete to authenticated
  using ((select private.is_admin()));

create trigger format_rules_follow_added after insert on format_rules referencing new table as changed
  for each statement
  execute function private.follow_listed_rules();
create trigger format_rules_follow_changed after update on format_rules referencing old table as before new table as after
  for each statement
  execute function private.follow_changed_rules();
create trigger format_rules_follow_removed after delete on format_rules referencing old table as changed
  for each statement
  execute function private.follow_listed_rules();
create trigger format_rules_log after insert or delete or update on format_rules
  for each row
  execute function private.log_format_rule();
create trigger format_rules_refuse before update on format_rules
  for each row
  execute function private.refuse_changes('id', 'created_at');
create trigger format_rules_stamp before update on format_rules
  for each row when (old.* is distinct from new.*)
  execute function private.stamp_any_change();
create trigger format_rules_stamp_new before insert on format_rules
  for each row
  execute function private.stamp_new_row();
create trigger format_rules_wait before insert or delete or update on format_rules
  for each statement
  execute function private.wait_for_deck_saves();

-- The log of format_rules: a row for each rule added, changed or removed.
create table public.format_rule_changes (
  id bigint not null generated always as identity,
  changed_at timestamp with time zone default now() not null,
  -- The administrator; null for the operator, and after the account was deleted.
  user_id uuid,
  -- The rule before; null for a new one.
  before jsonb,
  -- The rule after; null for a removed one.
  after jsonb,
  -- The rule; it no longer exists if it was removed. Null in entries of older versions.
  rule_id uuid,
  constraint format_rule_changes_pkey primary key (id),
  constraint format_rule_changes_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete set null
);

create index format_rule_changes_of_an_administrator on public.format_rule_changes using btree (user_id);

alter table public.format_rule_changes enable row level security;
grant select on public.format_rule_changes to authenticated;
grant select, insert, update, delete on public.format_rule_changes to service_role;

create policy "administrators see changes of rules" on public.format_rule_changes
  as permissive for select to authenticated
  using ((select private.is_admin()));

-- The days on which the cards of a name are legal in a format, by sets, rotations and single cards. Bans are separate.
-- No row: never.
create table private.card_days (
  format text not null,
  -- private.card_key of the card.
  card_key text not null,
  days datemultirange not null,
  constraint card_days_pkey primary key (card_key, format)
);

alter table private.card_days enable row level security;

-- The days on which a rule holds.
create function private.rule_days(rule format_rules) returns datemultirange
language sql immutable set search_path to ''
as $function$ select datemultirange(daterange(rule.from_day, rule.until_day)) $function$;

-- Computes private.card_days from the rules, sets and cards: of some names, or of all. The same as cardDays of
-- src/domain/formats/ruleBook.ts.
create function private.work_out_card_days(keys text[] default null::text[]) returns table(format text, card_key text, days datemultirange)
language sql stable security definer set search_path to ''
as $function$
  with printing as materialized (
    select distinct private.card_key(card.name, card.version) as card_key, card_set.code, card_set.main_set,
        coalesce(card_set.prereleased_at, card_set.released_at) as legal_from
      from public.cards_2 as card join public.sets_2 as card_set on card_set.id = card.set_id
      where keys is null or private.card_key(card.name, card.version) = any (keys)
  ),
  -- A promo is legal with the main set of its card.
  home as (
    select *, main_set or not bool_or(main_set) over (partition by card_key) as is_home from printing
  ),
  rule as materialized (
    select formats.format, rule.kind, rule.subject, private.rule_days(rule) as days
      from unnest(array['core', 'infinity', 'coconut']) as formats (format)
      join public.format_rules as rule on rule.format is null or rule.format = formats.format
  ),
  part as (
    select rule.format, home.card_key,
        rule.days * datemultirange(daterange(home.legal_from, null))
          - coalesce((
              select range_agg(rotation.days) from rule as rotation
                where rotation.kind = 'rotation' and rotation.format = rule.format and rotation.subject = home.code
            ), '{}') as days
      from home join rule on rule.kind = 'sets' and case rule.subject when 'all' then is_home else main_set end
      where home.legal_from is not null
    union all
    select rule.format, home.card_key, rule.days
      from home join rule on rule.kind = 'set' and rule.subject = home.code
    union all
    select rule.format, names.card_key, rule.days
      from (select distinct printing.card_key from printing) as names
      join rule on rule.kind = 'card' and private.card_key(rule.subject, null) = names.card_key
  )
  select part.format, part.card_key, range_agg(part.days) from part group by 1, 2 having not isempty(range_agg(part.days))
$function$;

-- Updates private.card_days for some names, or for all, and then the decks. Returns the keys of those that changed.
create function private.renew_card_days(keys text[] default null::text[]) returns text[]
language plpgsql security definer set search_path to ''
as $function$
declare
  changed text[];
begin
  with wanted as materialized (select * from private.work_out_card_days(keys)),
  gone as (
    delete from private.card_days as known
      where (keys is null or known.card_key = any (keys))
        and not exists (select from wanted where (wanted.card_key, wanted.format) = (known.card_key, known.format))
      returning known.card_key
  ),
  written as (
    insert into private.card_days as known (format, card_key, days) select * from wanted
      on conflict (card_key, format) do update set days = excluded.days where known.days <> excluded.days
      returning known.card_key
  )
  select array_agg(distinct card_key) into changed from (select * from gone union all select * from written) as both_parts;
  -- All names are renewed after rules changed, which also have bans and limits.
  if keys is null or changed is not null then
    perform private.renew_all_decks('rules');
  end if;
  return coalesce(changed, '{}');
end
$function$;

-- The reasons why decks are not legal in formats, each with its days. deck is the place in the arrays from 1; a leader
-- is the full name of a card, or null. The same judgment as findFaults of src/domain/formats/judgeDeck.ts.
create function private.dated_reasons(decks jsonb[], leaders text[], formats text[]) returns table(deck integer, format text, kind text, card text, count integer, maximum integer, source text, days daterange)
language plpgsql stable security definer set search_path to ''
as $function$
#variable_conflict use_column
begin
  -- plpgsql keeps the plan of this statement.
  return query with rule as materialized (
    select judged.format, rule.kind, rule.subject, private.card_key(rule.subject, null) as card_key, rule.amount,
        rule.classification, rule.source, private.rule_days(rule) as days
      from unnest(formats) as judged (format)
      join public.format_rules as rule on rule.format is null or rule.format = judged.format
  ),
  listed as materialized (
    select place::integer as deck, cards, leader, private.card_key(leader, null) as leader_key
      from unnest(decks, leaders) with ordinality as listed (cards, leader, place)
  ),
  entry as materialized (
    select listed.deck, list.entry ->> 'card' as id, (list.entry ->> 'quantity')::integer as quantity, list.place
      from listed cross join lateral jsonb_array_elements(listed.cards) with ordinality as list (entry, place)
  ),
  known as materialized (
    select card.id, worth.card_key,
        case when card.version <> '' then card.name || ' - ' || card.version else card.name end as name,
        coalesce(card.inks, array[card.ink]) as inks, coalesce(card.classifications, '{}') as classifications
      from public.cards_2 as card join private.card_worth as worth on worth.card_id = card.id
      where card.id = any (array(select distinct entry.id from entry))
  ),
  card as materialized (
    select entry.deck, known.card_key, known.name, known.inks, known.classifications, entry.quantity, entry.place
      from entry join known using (id)
  ),
  named as materialized (
    select card.deck, card.card_key, (array_agg(card.name order by card.place))[1] as name, sum(card.quantity)::integer as copies
      from card group by card.deck, card.card_key
  ),
  counted as materialized (
    select listed.deck, coalesce(sum(card.quantity), 0)::integer as total
      from listed left join card on card.deck = listed.deck group by listed.deck
  ),
  led as (
    select named.deck, named.card_key, listed.leader
      from named join listed on listed.deck = named.deck and listed.leader_key = named.card_key
  ),
  inks as materialized (
    select rule.*, found.deck, found.number
      from rule
      join (
        select card.deck, count(distinct ink)::integer as number from card, unnest(card.inks) as ink group by card.deck
      ) as found on rule.amount < found.number
      where rule.kind = 'inks'
  ),
  -- Limits of one card replace those of every card.
  own_limit as materialized (
    select named.deck, rule.format, named.card_key, rule.amount, rule.source, rule.days
      from named join rule on rule.kind = 'copies' and rule.subject <> '' and rule.card_key = named.card_key
    union all
    select led.deck, rule.format, led.card_key, rule.amount, rule.source, rule.days
      from led join rule on rule.kind = 'leader copies'
  ),
  -- A rotated card names the rule of its rotation, not the rule of the sets that the format allows.
  rotation as materialized (
    select rule.format, lower(rule.days) as from_day, min(rule.source) as source
      from rule where rule.kind = 'rotation' group by 1, 2
  ),
  fault (deck, format, kind, card, count, maximum, source, days) as (
    select counted.deck, sized.format, 'no format', null::text, null::integer, null::integer, sized.source,
        '{(,)}'::datemultirange - sized.days
      from counted
      cross join (
        select rule.format, min(rule.source) as source, range_agg(rule.days) as days
          from rule where rule.kind = 'size' group by rule.format
      ) as sized
    union all
    select counted.deck, rule.format, 'size', null, counted.total, rule.amount, rule.source, rule.days
      from counted join rule on rule.kind = 'size' and counted.total < rule.amount
    union all
    select inks.deck, inks.format, 'inks', null, inks.number, inks.amount, inks.source,
        inks.days - coalesce((
          select range_agg(exception.days) from rule as exception
            where exception.kind = 'any ink' and exception.format = inks.format
              and exists (select from named where named.deck = inks.deck and named.card_key = exception.card_key)
              and inks.amount >= (
                select count(distinct ink) from card, unnest(card.inks) as ink
                  where card.deck = inks.deck
                    and (card.card_key = exception.card_key or exception.classification <> all (card.classifications)))
        ), '{}')
      from inks
    union all
    select counted.deck, rule.format, 'no leader', null, null, null, rule.source, rule.days
      from counted join rule on rule.kind = 'leaders'
      where not exists (select from led where led.deck = counted.deck)
    union all
    select led.deck, rule.format, 'not a leader', led.leader, null, null, rule.source, rule.days
      from led join rule on rule.kind = 'leaders'
      where not exists (
        select from public.cards_2 join public.sets_2 on sets_2.id = cards_2.set_id
          where private.card_key(cards_2.name, cards_2.version) = led.card_key and sets_2.code = rule.subject)
    union all
    select named.deck, own_limit.format, 'copies', named.name, named.copies, own_limit.amount, own_limit.source, own_limit.days
      from named join own_limit using (deck, card_key) where named.copies > own_limit.amount
    union all
    select named.deck, rule.format, 'copies', named.name, named.copies, rule.amount, rule.source,
        rule.days - coalesce((
          select range_agg(own_limit.days) from own_limit
            where own_limit.deck = named.deck and own_limit.format = rule.format and own_limit.card_key = named.card_key
        ), '{}')
      from named join rule on rule.kind = 'copies' and rule.subject = '' and named.copies > rule.amount
    union all
    select named.deck, rule.format, 'banned', named.name, null, null, rule.source, rule.days
      from named join rule on rule.kind = 'ban' and rule.card_key = named.card_key
    union all
    select named.deck, allowed.format, 'not legal', named.name, null, null, allowed.source,
        '{(,)}'::datemultirange - coalesce(card_days.days, '{}')
      from named
      cross join (
        select rule.format, min(rule.source) as source from rule where rule.kind = 'sets' group by rule.format
      ) as allowed
      left join private.card_days on card_days.card_key = named.card_key and card_days.format = allowed.format
  )
  select fault.deck, fault.format,
      case when fault.kind <> 'not legal' then fault.kind
        when not lower_inf(range) then 'rotated'
        when not upper_inf(range) then 'early'
        else 'outside' end,
      fault.card, fault.count, fault.maximum, coalesce(rotation.source, fault.source), range
    from fault
      cross join lateral unnest(fault.days) as range
      left join rotation
        on fault.kind = 'not legal' and rotation.format = fault.format and rotation.from_day = lower(range);
end
$function$;

-- The reasons why a deck is not legal in a format on a day; none for a legal deck. The same as judgeDeck of
-- src/domain/formats/judgeDeck.ts; verdicts.csv tests both.
create function private.judge_deck(deck_cards jsonb, leader text, of_format text, on_day date) returns table(kind text, card text, count integer, maximum integer, day date, source text)
language sql stable security definer set search_path to ''
as $function$
  select kind, card, count, maximum,
      case when kind = 'banned' then lower(days)
        when kind in ('rotated', 'early') then coalesce(lower(days), upper(days)) end,
      source
    from private.dated_reasons(array[deck_cards], array[leader], array[of_format]) where days @> on_day
$function$;

-- The days on which a deck is legal in a format.
create function private.legal_days(deck_cards jsonb, leader text, of_format text) returns datemultirange
language sql stable security definer set search_path to ''
as $function$
  select '{(,)}'::datemultirange - coalesce(range_agg(days), '{}')
    from private.dated_reasons(array[deck_cards], array[leader], array[of_format])
$function$;

-- After cards were added or removed, which are in the transition table "changed": updates the days on which their names
-- are legal.
create function private.follow_printed_cards() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  perform private.renew_card_days(array(select distinct private.card_key(name, version) from changed));
  return null;
end
$function$;

-- After cards got another name or set: updates the days on which their names are legal. A set's new id changes nothing.
create function private.follow_renamed_cards() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  keys text[] := array(
    select private.card_key(name, version) from (
      select before.name, before.version from before join after using (id)
        where (before.name, before.version) is distinct from (after.name, after.version)
      union
      select after.name, after.version from before join after using (id)
        where (before.name, before.version) is distinct from (after.name, after.version)
      union
      -- The former set is gone if it was renamed.
      select after.name, after.version from before join after using (id)
        where before.set_id <> after.set_id and exists (select from public.sets_2 where sets_2.id = before.set_id)
    ) as names);
begin
  if cardinality(keys) > 0 then
    perform private.renew_card_days(keys);
  end if;
  return null;
end
$function$;

-- After a set got another code, kind or day: updates the days on which the names of its cards are legal.
create function private.follow_set_days() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  perform private.renew_card_days(
    array(select distinct private.card_key(name, version) from public.cards_2 where set_id = new.id));
  return null;
end
$function$;

-- After rules were changed: updates the days on which names are legal, if one judges in another way.
create function private.follow_changed_rules() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  -- The source is shown, and judges nothing.
  if exists (
    select from before join after using (id)
      where to_jsonb(before) - '{source,updated_at}'::text[] <> to_jsonb(after) - '{source,updated_at}'::text[])
  then
    perform private.renew_card_days();
  end if;
  return null;
end
$function$;

-- After rules were added or removed, which are in the transition table "changed": updates the days on which names are
-- legal.
create function private.follow_listed_rules() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if exists (select from changed) then
    perform private.renew_card_days();
  end if;
  return null;
end
$function$;

-- After a rule was added, changed or removed: writes the log. A rule that was saved as it was is no change.
create function private.log_format_rule() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'updated_at' = to_jsonb(new) - 'updated_at' then
    return null;
  end if;
  insert into public.format_rule_changes (user_id, rule_id, before, after) values (
    (select private.member_id()),
    case when tg_op = 'DELETE' then old.id else new.id end,
    case when tg_op <> 'INSERT' then to_jsonb(old) - '{id,created_at,updated_at}'::text[] end,
    case when tg_op <> 'DELETE' then to_jsonb(new) - '{id,created_at,updated_at}'::text[] end);
  return null;
end
$function$;
