-- The rules of official events as rows with dates, which administrators change, and the judgment of decks by them.

create table public.format_rules (
  id uuid primary key default gen_random_uuid(),
  format text,
  kind text not null,
  subject text not null default '',
  amount integer,
  classification text,
  from_day date,
  until_day date,
  source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint format_rules_format check (format in ('core', 'infinity', 'coconut')),
  constraint format_rules_kind check (
    kind in ('size', 'inks', 'copies', 'sets', 'set', 'card', 'rotation', 'ban', 'any ink', 'leaders', 'leader copies')),
  constraint format_rules_subject_is_short check (
    char_length(subject) <= 200 and (subject = '' or private.is_plain_line(subject))),
  constraint format_rules_subject_fits check (
    case
      when kind in ('size', 'inks', 'leader copies') then subject = ''
      when kind = 'sets' then subject in ('main', 'all')
      when kind = 'copies' then true
      else subject <> ''
    end),
  constraint format_rules_amount_fits check (
    case
      when kind = 'copies' then amount between 1 and 1000 or (amount is null and subject <> '')
      when kind in ('size', 'inks', 'leader copies') then amount between 1 and 1000
      else amount is null
    end is true),
  constraint format_rules_classification_fits check (
    case
      when kind = 'any ink' then private.is_plain_line(classification) and char_length(classification) <= 100
      else classification is null
    end is true),
  constraint format_rules_days_are_in_order check (from_day < until_day),
  constraint format_rules_source_is_short check (private.is_plain_line(source) and char_length(source) <= 200)
);
comment on table public.format_rules is
  'The rules of official events with the days on which they hold. The kinds are those of src/domain/formats/formatRule.ts.';
comment on column public.format_rules.format is 'core, infinity or coconut; null for all formats.';
comment on column public.format_rules.subject is 'A full card name, a set''s code, "main" or "all", by kind; else empty.';
comment on column public.format_rules.amount is 'Cards, inks or copies. Null for other kinds, and for any number of copies.';
comment on column public.format_rules.classification is 'The classification of cards that may have any ink.';
comment on column public.format_rules.from_day is 'The first day; null if it always held.';
comment on column public.format_rules.until_day is 'The first day on which it no longer holds; null without an end.';
comment on column public.format_rules.source is 'Where it is written, such as "TR 1.3.1" of the Tournament Rules.';

alter table public.format_rules enable row level security;
grant select on public.format_rules to anon;
grant select, insert, update, delete on public.format_rules to authenticated;
grant select, insert, update, delete on public.format_rules to service_role;
create policy "everyone sees the rules of official events" on public.format_rules for select using (true);
create policy "administrators add rules" on public.format_rules for insert to authenticated
  with check ((select private.is_admin()));
create policy "administrators change rules" on public.format_rules for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "administrators remove rules" on public.format_rules for delete to authenticated
  using ((select private.is_admin()));

create trigger format_rules_stamp_new before insert on public.format_rules
  for each row execute function private.stamp_new_row();
create trigger format_rules_stamp before update on public.format_rules
  for each row when (old.* is distinct from new.*) execute function private.stamp_any_change();
create trigger format_rules_refuse before update on public.format_rules
  for each row execute function private.refuse_changes('id', 'created_at');

create table public.format_rule_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  user_id uuid references public.user_profiles (user_id) on delete set null,
  before jsonb,
  after jsonb
);
create index format_rule_changes_of_an_administrator on public.format_rule_changes (user_id);
comment on table public.format_rule_changes is 'The log of format_rules: a row for each rule added, changed or removed.';
comment on column public.format_rule_changes.user_id is 'The administrator; null for the operator, and after the account was deleted.';
comment on column public.format_rule_changes.before is 'The rule before; null for a new one.';
comment on column public.format_rule_changes.after is 'The rule after; null for a removed one.';
alter table public.format_rule_changes enable row level security;
grant select on public.format_rule_changes to authenticated;
grant select, insert, update, delete on public.format_rule_changes to service_role;
create policy "administrators see changes of rules" on public.format_rule_changes for select to authenticated
  using ((select private.is_admin()));

create function private.log_format_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.format_rule_changes (user_id, before, after) values (
    (select private.member_id()),
    case when tg_op <> 'INSERT' then to_jsonb(old) - '{id,created_at,updated_at}'::text[] end,
    case when tg_op <> 'DELETE' then to_jsonb(new) - '{id,created_at,updated_at}'::text[] end);
  return null;
end
$$;
comment on function private.log_format_rule is 'After a rule was added, changed or removed: writes the log.';

-- The days on which names are legal ------------------------------------------------------------------------------------

create table private.card_days (
  format text not null,
  card_key text not null,
  days datemultirange not null,
  primary key (card_key, format)
);
comment on table private.card_days is
  'The days on which the cards of a name are legal in a format, by sets, rotations and single cards. Bans are separate. '
  'No row: never.';
comment on column private.card_days.card_key is 'private.card_key of the card.';
alter table private.card_days enable row level security;

create function private.rule_days(rule public.format_rules) returns datemultirange
language sql immutable set search_path = ''
as $$ select datemultirange(daterange(rule.from_day, rule.until_day)) $$;
comment on function private.rule_days is 'The days on which a rule holds.';

create function private.work_out_card_days(keys text[] default null) returns table (format text, card_key text, days datemultirange)
language sql stable security definer set search_path = ''
as $$
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
$$;
comment on function private.work_out_card_days is
  'Computes private.card_days from the rules, sets and cards: of some names, or of all. The same as cardDays of '
  'src/domain/formats/ruleBook.ts.';

create function private.renew_card_days(keys text[] default null) returns text[]
language plpgsql security definer set search_path = ''
as $$
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
  return coalesce(changed, '{}');
end
$$;
comment on function private.renew_card_days is
  'Updates private.card_days for some names, or for all. Returns the keys of those that changed.';

-- The judgment of decks -----------------------------------------------------------------------------------------------

create function private.deck_faults(deck_cards jsonb, leader text, of_format text)
returns table (kind text, card text, count integer, maximum integer, source text, days datemultirange)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  -- plpgsql keeps the plan of this statement.
  return query with rule as materialized (
    select rule.kind, rule.subject, private.card_key(rule.subject, null) as card_key, rule.amount, rule.classification,
        rule.source, private.rule_days(rule) as days
      from public.format_rules as rule where rule.format is null or rule.format = of_format
  ),
  card as materialized (
    select private.card_key(card.name, card.version) as card_key,
        case when card.version <> '' then card.name || ' - ' || card.version else card.name end as name,
        coalesce(card.inks, array[card.ink]) as inks, coalesce(card.classifications, '{}') as classifications,
        (entry ->> 'quantity')::integer as quantity, place
      from jsonb_array_elements(deck_cards) with ordinality as list (entry, place)
      join public.cards_2 as card on card.id = entry ->> 'card'
  ),
  named as materialized (
    select card_key, (array_agg(name order by place))[1] as name, sum(quantity)::integer as copies from card group by card_key
  ),
  led as (select card_key from named where card_key = private.card_key(leader, null)),
  inks as materialized (
    select rule.*, (select count(distinct ink) from card, unnest(card.inks) as ink)::integer as number
      from rule where rule.kind = 'inks'
  ),
  -- Limits of one card replace those of every card.
  own_limit as materialized (
    select named.card_key, rule.amount, rule.source, rule.days from named join rule
      on (rule.kind = 'copies' and rule.subject <> '' and rule.card_key = named.card_key)
        or (rule.kind = 'leader copies' and named.card_key in (select card_key from led))
  ),
  fault (kind, card, count, maximum, source, days) as (
    select 'no format', null::text, null::integer, null::integer, min(rule.source), '{(,)}'::datemultirange - range_agg(rule.days)
      from rule where rule.kind = 'size' having count(*) > 0
    union all
    select 'size', null, total, rule.amount, rule.source, rule.days
      from rule, (select coalesce(sum(quantity), 0)::integer as total from card) as deck
      where rule.kind = 'size' and total < rule.amount
    union all
    select 'inks', null, inks.number, inks.amount, inks.source,
        inks.days - coalesce((
          select range_agg(exception.days) from rule as exception
            where exception.kind = 'any ink' and exists (select from named where named.card_key = exception.card_key)
              and inks.amount >= (
                select count(distinct ink) from card, unnest(card.inks) as ink
                  where card.card_key = exception.card_key or exception.classification <> all (card.classifications))
        ), '{}')
      from inks where inks.number > inks.amount
    union all
    select 'no leader', null, null, null, rule.source, rule.days
      from rule where rule.kind = 'leaders' and not exists (select from led)
    union all
    select 'not a leader', leader, null, null, rule.source, rule.days
      from rule where rule.kind = 'leaders' and exists (select from led) and not exists (
        select from public.cards_2 join public.sets_2 on sets_2.id = cards_2.set_id
          where private.card_key(cards_2.name, cards_2.version) = private.card_key(leader, null) and sets_2.code = rule.subject)
    union all
    select 'copies', named.name, named.copies, own_limit.amount, own_limit.source, own_limit.days
      from named join own_limit using (card_key) where named.copies > own_limit.amount
    union all
    select 'copies', named.name, named.copies, rule.amount, rule.source,
        rule.days - coalesce((select range_agg(own_limit.days) from own_limit where own_limit.card_key = named.card_key), '{}')
      from named join rule on rule.kind = 'copies' and rule.subject = '' and named.copies > rule.amount
    union all
    select 'banned', named.name, null, null, rule.source, rule.days
      from named join rule on rule.kind = 'ban' and rule.card_key = named.card_key
    union all
    select 'not legal', named.name, null, null, rule.source, '{(,)}'::datemultirange - coalesce(card_days.days, '{}')
      from named
      cross join (select min(rule.source) as source from rule where rule.kind = 'sets' having count(*) > 0) as rule
      left join private.card_days on card_days.card_key = named.card_key and card_days.format = of_format
  )
  select * from fault where not isempty(fault.days);
end
$$;
comment on function private.deck_faults is
  'The faults of a deck by the rules of a format, with the days on which each holds. The same as findFaults of '
  'src/domain/formats/judgeDeck.ts. leader is the full name of a card, or null.';

create function private.judge_deck(deck_cards jsonb, leader text, of_format text, on_day date)
returns table (kind text, card text, count integer, maximum integer, day date, source text)
language sql stable security definer set search_path = ''
as $$
  select
      case when fault.kind <> 'not legal' then fault.kind
        when not lower_inf(range) then 'rotated'
        when not upper_inf(range) then 'early'
        else 'outside' end,
      fault.card, fault.count, fault.maximum,
      case when fault.kind = 'banned' then lower(range)
        when fault.kind = 'not legal' then coalesce(lower(range), upper(range)) end,
      fault.source
    from private.deck_faults(deck_cards, leader, of_format) as fault, unnest(fault.days) as range
    where range @> on_day
$$;
comment on function private.judge_deck is
  'The reasons why a deck is not legal in a format on a day; none for a legal deck. The same as judgeDeck of '
  'src/domain/formats/judgeDeck.ts; verdicts.csv tests both.';

create function private.legal_days(deck_cards jsonb, leader text, of_format text) returns datemultirange
language sql stable security definer set search_path = ''
as $$
  select '{(,)}'::datemultirange - coalesce(range_agg(days), '{}')
    from private.deck_faults(deck_cards, leader, of_format)
$$;
comment on function private.legal_days is 'The days on which a deck is legal in a format.';

-- What follows changes ------------------------------------------------------------------------------------------------

create function private.follow_printed_cards() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.renew_card_days(array(select distinct private.card_key(name, version) from changed));
  return null;
end
$$;
comment on function private.follow_printed_cards is
  'After cards were added or removed, which are in the transition table "changed": updates the days on which their names are '
  'legal.';
create trigger cards_2_days_insert after insert on public.cards_2 referencing new table as changed
  for each statement execute function private.follow_printed_cards();
create trigger cards_2_days_delete after delete on public.cards_2 referencing old table as changed
  for each statement execute function private.follow_printed_cards();

create function private.follow_renamed_card() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.renew_card_days(array[private.card_key(old.name, old.version), private.card_key(new.name, new.version)]);
  return null;
end
$$;
comment on function private.follow_renamed_card is
  'After a card got another name or set: updates the days on which its names are legal.';
create trigger cards_2_days_update after update of name, version, set_id on public.cards_2
  for each row when ((old.name, old.version, old.set_id) is distinct from (new.name, new.version, new.set_id))
  execute function private.follow_renamed_card();

create function private.follow_set_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.renew_card_days(
    array(select distinct private.card_key(name, version) from public.cards_2 where set_id = new.id));
  return null;
end
$$;
comment on function private.follow_set_days is
  'After a set got another code, kind or day: updates the days on which the names of its cards are legal.';
create trigger sets_2_days after update of code, main_set, released_at, prereleased_at on public.sets_2
  for each row when (
    (old.code, old.main_set, old.released_at, old.prereleased_at)
      is distinct from (new.code, new.main_set, new.released_at, new.prereleased_at))
  execute function private.follow_set_days();

create function private.follow_format_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.renew_card_days();
  return null;
end
$$;
comment on function private.follow_format_rules is
  'After rules were added, changed or removed: updates the days on which names are legal.';

-- The rules of 2026-10-16 ---------------------------------------------------------------------------------------------

insert into public.format_rules (format, kind, subject, amount, classification, from_day, until_day, source) values
  ('core', 'size', '', 60, null, null, null, 'TR 1.3.1, 1.6'),
  ('core', 'inks', '', 2, null, null, null, 'TR 1.3.1, 1.6'),
  ('core', 'copies', '', 4, null, null, null, 'TR 1.3.1, 1.6'),
  ('infinity', 'size', '', 60, null, null, null, 'TR 1.3.1, 1.6'),
  ('infinity', 'inks', '', 2, null, null, null, 'TR 1.3.1, 1.6'),
  ('infinity', 'copies', '', 4, null, null, null, 'TR 1.3.1, 1.6'),
  ('core', 'sets', 'main', null, null, null, null, 'TR 1.3.1, 1.6'),
  ('core', 'card', 'Ursula''s Lair - Eye of the Storm', null, null, '2024-05-17', '2025-08-29', 'TR 1.3.1, 1.6'),
  ('core', 'rotation', '1', null, null, '2025-08-29', null, 'TR 1.3.1, 1.6'),
  ('core', 'rotation', '2', null, null, '2025-08-29', null, 'TR 1.3.1, 1.6'),
  ('core', 'rotation', '3', null, null, '2025-08-29', null, 'TR 1.3.1, 1.6'),
  ('core', 'rotation', '4', null, null, '2025-08-29', null, 'TR 1.3.1, 1.6'),
  ('core', 'rotation', '5', null, null, '2026-07-17', null, 'TR 1.3.1, 1.6'),
  ('core', 'rotation', '6', null, null, '2026-07-17', null, 'TR 1.3.1, 1.6'),
  ('core', 'rotation', '7', null, null, '2026-07-17', null, 'TR 1.3.1, 1.6'),
  ('core', 'rotation', '8', null, null, '2026-07-17', null, 'TR 1.3.1, 1.6'),
  ('core', 'ban', 'Hiram Flaversham - Toymaker', null, null, '2025-04-08', '2026-07-14', 'TR of 2026-07-14'),
  ('core', 'ban', 'Fortisphere', null, null, '2025-04-08', '2026-07-14', 'TR of 2026-07-14'),
  ('infinity', 'sets', 'all', null, null, null, null, 'TR 1.3.1, 1.6'),
  ('infinity', 'ban', 'Hiram Flaversham - Toymaker', null, null, '2026-03-26', null, 'TR of 2026-07-14'),
  ('coconut', 'size', '', 60, null, '2026-06-26', null, 'Format Coconut rules of 2026-06-26'),
  ('coconut', 'inks', '', 3, null, '2026-06-26', null, 'Format Coconut rules of 2026-06-26'),
  ('coconut', 'copies', '', 1, null, '2026-06-26', null, 'Format Coconut rules of 2026-06-26'),
  ('coconut', 'leaders', 'Coconut', null, null, '2026-06-26', null, 'Format Coconut rules of 2026-06-26'),
  ('coconut', 'leader copies', '', 4, null, '2026-06-26', null, 'Format Coconut rules of 2026-06-26'),
  ('coconut', 'sets', 'all', null, null, null, null, 'Format Coconut rules of 2026-06-26'),
  ('coconut', 'copies', 'The Glass Slipper', 1, null, '2026-06-26', null, 'Format Coconut rules of 2026-06-26'),
  (null, 'copies', 'Dalmatian Puppy - Tail Wagger', 99, null, null, null, 'the card''s text'),
  (null, 'copies', 'Microbots', null, null, null, null, 'the card''s text'),
  (null, 'copies', 'The Glass Slipper', 2, null, null, null, 'the card''s text'),
  (null, 'any ink', 'Christopher Robin - Hunny Sage', null, 'Hunny', null, null, 'CR 1.10.1.3');

create trigger format_rules_wait before insert or update or delete on public.format_rules
  for each statement execute function private.wait_for_deck_saves();
create trigger format_rules_log after insert or update or delete on public.format_rules
  for each row execute function private.log_format_rule();
create trigger format_rules_follow after insert or update or delete on public.format_rules
  for each statement execute function private.follow_format_rules();

select private.renew_card_days();
