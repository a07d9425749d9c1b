-- A rotated card names the rule of its rotation, not the rule of the sets that the format allows.
create or replace function private.judge_deck(deck_cards jsonb, leader text, of_format text, on_day date)
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
      coalesce(
        (select rotation.source from public.format_rules as rotation
          where fault.kind = 'not legal' and rotation.kind = 'rotation' and rotation.from_day = lower(range)
            and coalesce(rotation.format, of_format) = of_format
          order by rotation.id limit 1),
        fault.source)
    from private.deck_faults(deck_cards, leader, of_format) as fault, unnest(fault.days) as range
    where range @> on_day
$$;
