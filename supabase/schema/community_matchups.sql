-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Rates over the matches of members who agree to share them, by pairs of inks and week.

-- The members who agree that their matches count in community matchups. Without a row they count in none.
create table public.match_sharing (
  user_id uuid not null,
  -- By the clock of the database.
  agreed_at timestamp with time zone default now() not null,
  constraint match_sharing_pkey primary key (user_id),
  constraint match_sharing_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete cascade
);

alter table public.match_sharing enable row level security;
grant select on public.match_sharing to authenticated;
grant select, insert, update, delete on public.match_sharing to service_role;

create policy "members see whether they share matches" on public.match_sharing
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

-- How decks of two inks did against others in a week, over the shared matches of at least 5 members and 30 matches. The
-- numbers have random noise and are written once.
create table public.community_matchups (
  -- Its Monday. Weeks are in UTC.
  week date not null,
  format text not null,
  -- Both pairs in the order of the six inks. The pair that sorts first is here, so that each two pairs have one row.
  inks text[] not null,
  opponent_inks text[] not null,
  -- Of the decks with "inks"; ties count nowhere. With noise, as losses and players.
  wins integer not null,
  losses integer not null,
  players integer not null,
  constraint community_matchups_pkey primary key (week, format, inks, opponent_inks),
  constraint community_matchups_format check (format = any (array['core', 'infinity'])),
  constraint community_matchups_have_30_matches check (wins >= 0 and losses >= 0 and (wins + losses) >= 30),
  constraint community_matchups_have_5_players check (players >= 5),
  constraint community_matchups_name_each_pair_once check (private.are_two_inks(inks) and private.are_two_inks(opponent_inks) and inks[1] < inks[2] and opponent_inks[1] < opponent_inks[2] and inks < opponent_inks),
  constraint community_matchups_week_is_a_monday check (extract(isodow from week) = 1::numeric)
);

alter table public.community_matchups enable row level security;
grant select on public.community_matchups to anon;
grant select on public.community_matchups to authenticated;
grant select, insert, update, delete on public.community_matchups to service_role;

create policy "everybody reads community matchups" on public.community_matchups
  as permissive for select to public
  using (true);

-- The weeks that are published, and the one whose matches are being picked. A published week is never computed again.
create table private.community_weeks (
  week date not null,
  -- The last member whose matches were picked.
  done_to uuid,
  published_at timestamp with time zone,
  -- When the matches of the last member were picked. From then on no more are, and the picks are counted.
  picked_at timestamp with time zone,
  -- The last matchup whose picks were counted: its format, inks and opponent's inks.
  counted_to text[],
  constraint community_weeks_pkey primary key (week)
);

alter table private.community_weeks enable row level security;

-- The matches that count in the week that is being computed. It is empty otherwise. Members who stop sharing leave it.
create table private.community_picks (
  user_id uuid not null,
  match_id uuid not null,
  week date not null,
  -- Equal for two members who imported the same game.
  game text not null,
  format text not null,
  inks text[] not null,
  opponent_inks text[] not null,
  -- Whether the member played "inks"; the opponent played the other pair.
  played_first boolean not null,
  first_won boolean not null,
  constraint community_picks_pkey primary key (user_id, match_id),
  constraint community_picks_user_id_fkey foreign key (user_id) references match_sharing(user_id) on delete cascade
);

create index community_picks_by_matchup on private.community_picks using btree (format, inks, opponent_inks);

alter table private.community_picks enable row level security;

-- Whether the caller's matches count in community matchups, from the next publication on. Published numbers stay.
-- Raises PT401 without an account.
create function public.set_match_sharing(shares boolean) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid;
begin
  select user_id into me from public.user_profiles where user_id = (select private.member_id()) for no key update;
  if me is null then
    raise sqlstate 'PT401' using message = 'User must be authenticated';
  end if;
  if shares is null then
    raise sqlstate 'PT422' using message = 'Choose whether you share your matches.';
  end if;
  if shares then
    insert into public.match_sharing (user_id) values (me) on conflict do nothing;
  else
    delete from public.match_sharing where user_id = me;
  end if;
end
$function$;

-- The community matchups of a format, "core" or "infinity", over the last published weeks: {"until": the last day of
-- the last one, null before the first, "matchups": [[inks, opponent's inks, wins, losses, players, weeks with a row],
-- …]}. Each two pairs of inks are listed once. "players" is the number of the week with the most. Raises PT422 for
-- another format or number of weeks.
create function public.community_rates(format text, weeks integer default 4) returns jsonb
language plpgsql stable security definer set search_path to ''
as $function$
declare
  latest date;
begin
  perform private.member_id();
  if community_rates.format is null or community_rates.format not in ('core', 'infinity') then
    raise sqlstate 'PT422' using message = 'The format must be core or infinity.';
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
$function$;

-- The Monday of the last week that can be published: two days after its end, so that its last matches are logged and
-- imported.
create function private.last_closed_week() returns date
language sql stable set search_path to ''
as $function$
  select date_trunc('week', now() at time zone 'UTC' - interval '2 days')::date - 7
$function$;

-- The inks of the cards of a list, in the order of the alphabet, like the six inks.
create function private.inks_of(cards jsonb) returns text[]
language sql stable set search_path to ''
as $function$
  select array_agg(distinct one order by one)
    from public.cards_2 as card, unnest(coalesce(card.inks, '{}') || card.ink) as one
    where card.id = any (private.cards_of(inks_of.cards)) and private.is_ink(one)
$function$;

-- Picks the matches of these members that count in a week: won or lost ones with decks of two inks against other inks.
create function private.pick_matches(members uuid[], picked_week date) returns void
language sql security definer set search_path to ''
as $function$
  insert into private.community_picks (user_id, match_id, week, game, format, inks, opponent_inks, played_first, first_won)
  select user_id, id, picked_week, game, format, least(mine, theirs), greatest(mine, theirs), mine < theirs, (mine < theirs) = is_won
    from (
      -- At most 6 for each member, format and two pairs, by chance.
      select *, row_number() over (
          partition by user_id, format, least(mine, theirs), greatest(mine, theirs) order by gen_random_uuid()) as place
        from (
          select match.user_id, match.id, coalesce(match.game_id, match.id::text) as game, deck.legality as format,
              case when played.cards is null or played.cards = deck.cards then deck.inks else private.inks_of(played.cards) end as mine,
              array(select color from unnest(match.opponent_colors) as color order by color) as theirs, match.result = 'win' as is_won
            from unnest(members) as member (user_id)
            join public.user_profiles as profile on profile.user_id = member.user_id
            join public.matches as match on match.user_id = member.user_id
            join public.decks as deck on deck.id = match.deck_id
            left join lateral (
              -- The version of the match, as in docs/versions.md.
              select known.cards from public.deck_versions as known
                where known.deck_id = match.deck_id and known.user_id = match.user_id
                  and (known.number = match.deck_version or known.begun_at <= match.match_date or known.number = 1)
                order by (known.number = match.deck_version) desc nulls last, known.begun_at desc
                limit 1
            ) as played on true
            where match.match_date >= picked_week::timestamp at time zone 'UTC'
              and match.match_date < (picked_week + 7)::timestamp at time zone 'UTC'
              and match.result in ('win', 'loss')
              -- An account that was made for this week does not count.
              and profile.created_at < picked_week::timestamp at time zone 'UTC'
        ) as matches
        where cardinality(mine) = 2 and cardinality(theirs) = 2 and mine <> theirs
    ) as placed
    where place <= 6
  on conflict do nothing
$function$;

-- A random integer around 0 of the discrete Laplace distribution: n is e^(1 / scale) times as likely as n + 1. The
-- difference of two geometric numbers (Ghosh, Roughgarden and Sundararajan, "Universally Utility-Maximizing Privacy
-- Mechanisms", 2009).
create function private.privacy_noise(scale double precision) returns integer
language plpgsql set search_path to ''
as $function$
declare
  id constant text := replace(gen_random_uuid()::text, '-', '');
  -- The first and the last 8 hexadecimal digits of the id are random, by a generator for secrets, which random() is not.
  one constant double precision := (('x' || left(id, 8))::bit(32)::bigint + 1) / 4294967296.0;
  other constant double precision := (('x' || right(id, 8))::bit(32)::bigint + 1) / 4294967296.0;
begin
  return floor(-scale * ln(one)) - floor(-scale * ln(other));
end
$function$;

-- Counts the picks of one matchup and publishes them if they are enough. Returns their number.
create function private.publish_matchup(picked_week date, picked_format text, picked_inks text[], picked_opponent_inks text[]) returns integer
language sql security definer set search_path to ''
as $function$
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
$function$;

-- Works on the publication of the next week that is over: begins it, picks the matches of the next members who share
-- theirs, at most "most", or counts and publishes the next matchups, about 20 times as many matches. Returns whether
-- there may be more to do.
create function private.publish_matchups(most integer default 250) returns boolean
language plpgsql security definer set search_path to ''
as $function$
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
$function$;
