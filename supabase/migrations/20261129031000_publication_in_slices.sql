-- The matches that were picked for a week are counted and published one matchup at a time, so that no visitor waits for all of them
-- (decision 072).

alter table private.community_weeks add column picked_at timestamptz, add column counted_to text[];
comment on column private.community_weeks.picked_at is
  'When the matches of the last member were picked. From then on no more are, and the picks are counted.';
comment on column private.community_weeks.counted_to is
  'The last matchup whose picks were counted: its format, inks and opponent''s inks.';

create index community_picks_by_matchup on private.community_picks (format, inks, opponent_inks);

create function private.publish_matchup(picked_week date, picked_format text, picked_inks text[], picked_opponent_inks text[])
returns integer
language sql security definer set search_path = ''
as $$
  with picks as (
    select game, user_id, played_first, first_won from private.community_picks
      where format = picked_format and inks = picked_inks and opponent_inks = picked_opponent_inks
  ), games as (
    -- A game that both players shared counts once.
    select first_won, greatest(count(*) filter (where played_first), count(*) filter (where not played_first)) as times
      from picks group by first_won, game
  ), noisy as materialized (
    select greatest(wins + private.privacy_noise(4), 0) as wins, greatest(losses + private.privacy_noise(4), 0) as losses,
        greatest(members + private.privacy_noise(2), 5) as players
      from (
        select coalesce(sum(times) filter (where first_won), 0) as wins, coalesce(sum(times) filter (where not first_won), 0) as losses
          from games having sum(times) >= 30
      ) as counted
      join (select count(distinct user_id) as members from picks having count(distinct user_id) >= 5) as played on true
  ), shown as (
    -- Everybody knows that there are at least 30.
    select *, case when wins + losses >= 30 then wins when wins + losses = 0 then 15 else round(wins * 30 / (wins + losses)) end as won
      from noisy
  ), published as (
    insert into public.community_matchups (week, format, inks, opponent_inks, wins, losses, players)
      select picked_week, picked_format, picked_inks, picked_opponent_inks, won, greatest(wins + losses, 30) - won, players from shown
  )
  select count(*)::integer from picks
$$;
comment on function private.publish_matchup is
  'Counts the picks of one matchup and publishes them if they are enough. Returns their number.';

create or replace function private.publish_matchups(most integer default 250) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  due date;
  begun private.community_weeks;
  members uuid[];
  pick private.community_picks;
  -- The picks that were published. A member has about 20 in a busy week.
  counted integer := 0;
  done text[];
begin
  -- Hosts take turns.
  select * into begun from private.community_weeks where published_at is null order by week limit 1 for update;
  if not found then
    select coalesce(max(week) + 7, private.last_closed_week()) into due from private.community_weeks;
    if due > private.last_closed_week() then
      return false;
    end if;
    insert into private.community_weeks (week) values (due) on conflict do nothing;
    return true;
  end if;
  if begun.picked_at is null then
    members := array(
      select user_id from public.match_sharing
        where user_id > coalesce(begun.done_to, '00000000-0000-0000-0000-000000000000') order by user_id limit most);
    perform private.pick_matches(members, begun.week);
    if cardinality(members) = most then
      update private.community_weeks set done_to = members[most] where week = begun.week;
      return true;
    end if;
    update private.community_weeks set picked_at = now(), done_to = null where week = begun.week;
  end if;
  done := begun.counted_to;
  while counted < 20 * most loop
    select * into pick from private.community_picks
      where (format, inks, opponent_inks) > (coalesce(done[1], ''), coalesce(done[2:3], '{}'), coalesce(done[4:5], '{}'))
      order by format, inks, opponent_inks limit 1;
    if not found then
      delete from private.community_picks
        where ctid = any (array(select ctid from private.community_picks limit 100 * most));
      if found then
        exit;
      end if;
      update private.community_weeks set published_at = now(), counted_to = null where week = begun.week;
      return true;
    end if;
    counted := counted + private.publish_matchup(begun.week, pick.format, pick.inks, pick.opponent_inks);
    done := array[pick.format] || pick.inks || pick.opponent_inks;
  end loop;
  update private.community_weeks set counted_to = done where week = begun.week;
  return true;
end
$$;
comment on function private.publish_matchups is
  'Works on the publication of the next week that is over: begins it, picks the matches of the next members who share theirs, at most '
  '"most", or counts and publishes the next matchups, about 20 times as many matches. Returns whether there may be more to do.';

create or replace function public.community_rates(format text, weeks integer default 4) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  latest date;
begin
  perform private.member_id();
  if community_rates.format is null or community_rates.format not in ('core', 'infinity') then
    raise sqlstate 'PT422' using message = 'The format is core or infinity.';
  end if;
  if weeks is null or weeks not between 1 and 52 then
    raise sqlstate 'PT422' using message = 'Choose 1 to 52 weeks.';
  end if;
  select max(week) into latest from private.community_weeks where published_at is not null;
  return jsonb_build_object(
    'until', latest + 6,
    'matchups', (
      select coalesce(jsonb_agg(jsonb_build_array(inks, opponent_inks, wins, losses, players, cells) order by inks, opponent_inks), '[]')
        from (
          select matchup.inks, matchup.opponent_inks, sum(matchup.wins) as wins, sum(matchup.losses) as losses,
              max(matchup.players) as players, count(*) as cells
            from public.community_matchups as matchup
            where matchup.format = community_rates.format and matchup.week > latest - 7 * weeks and matchup.week <= latest
            group by matchup.inks, matchup.opponent_inks
        ) as sums));
end
$$;
