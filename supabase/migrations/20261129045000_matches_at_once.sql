-- A member's matches are read column by column in one answer: 5,000 rows in six answers took ten times as long.

create function public.matches_of(player uuid, deck uuid default null, skip integer default 0) returns json
language sql stable set search_path to ''
as $function$
  select json_build_object(
      'id', json_agg(id),
      'deck_id', json_agg(deck_id),
      'result', json_agg(result),
      'player_initiative', json_agg(player_initiative),
      'opponent_colors', json_agg(opponent_colors),
      'notes', json_agg(notes),
      'match_date', json_agg(match_date),
      'best_of', json_agg(best_of),
      'games_won', json_agg(games_won),
      'games_lost', json_agg(games_lost),
      'opponent_name', json_agg(opponent_name),
      'event', json_agg(event),
      'round', json_agg(round),
      'deck_version', json_agg(deck_version),
      'game_id', json_agg(game_id))
    from (
      select * from public.matches
        where user_id = player and (deck is null or deck_id = deck)
        order by match_date desc, id
        limit 5000 offset greatest(skip, 0)
    ) as page
$function$;
comment on function public.matches_of is
  'At most 5,000 matches of a player, which only the player sees, the latest first, after as many as skip says: of a deck, or of all. Each column is an array in '
  'the same order, null without matches.';
revoke execute on function public.matches_of from public, anon;
grant execute on function public.matches_of to authenticated;
