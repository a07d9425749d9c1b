-- Lists of decks find those of which the caller owns a share. No index can find them: whether a deck matches depends on
-- all of its cards and on the caller's copies. A million decks take a minute or two, so that a page searches 240 decks.

create function private.owned_percent_of_decks(owner uuid, ids uuid[]) returns table (deck_id uuid, percent integer)
language sql stable security definer set search_path = ''
as $$
  with owned as materialized (
    select card_key, sum(quantity) as copies
      from public.user_collections join private.card_worth using (card_id)
      where user_id = owner
      group by card_key
  ),
  needed as (
    select decks.id, total_cards, card_key, sum((entry ->> 'quantity')::integer) as copies
      from public.decks
        cross join lateral jsonb_array_elements(decks.cards) as entry
        join private.card_worth on card_id = entry ->> 'card'
      where decks.id = any (ids)
      group by decks.id, card_key
  )
  select id, floor(100 * sum(least(needed.copies, coalesce(owned.copies, 0))) / total_cards)::integer
    from needed left join owned using (card_key)
    group by id, total_cards
$$;
comment on function private.owned_percent_of_decks is
  'The percentage of the copies of decks that a member owns in any printing and finish, rounded down. The same as '
  'ownedPercent of src/domain/decks/deckValue.ts.';

drop function public.find_decks(
  text, uuid, text, text[], text, text, integer, timestamp with time zone, uuid, integer, boolean, boolean, text, text, integer, text);
create function public.find_decks(list text default 'latest', author_id uuid default null::uuid, format text default null::text, with_inks text[] default null::text[], with_card text default null::text, search text default null::text, after_favorite_count integer default null::integer, after_created_at timestamp with time zone default null::timestamp with time zone, after_id uuid default null::uuid, page_size integer default 24, exact_inks boolean default false, complete boolean default false, in_folder text default null::text, with_tag text default null::text, max_price integer default null::integer, legal text default null::text, min_owned integer default null::integer) returns table(id uuid, name text, user_id uuid, created_at timestamp with time zone, updated_at timestamp with time zone, legality text, is_public boolean, total_cards integer, favorite_count integer, inks text[], cards jsonb, author_name text, is_favorited boolean, verdict jsonb, is_match boolean, place integer)
language plpgsql stable security definer rows 24 set search_path to '' set enable_seqscan to 'off' set jit to 'off'
as $function$
declare
  me constant uuid := (select private.member_id());
  labelled constant boolean := in_folder is not null or with_tag is not null;
  by_owned constant boolean := me is not null and min_owned is not null;
  author constant uuid := case when list = 'mine' or labelled then me else author_id end;
  words constant text[] := (private.words_of(left(search, 100)))[1:8];
  -- The index is not searched for one or two letters if there are longer words: many words begin with them, and it would
  -- read half of itself.
  telling constant text[] := array(select word from unnest(words) as word where char_length(word) > 2);
  tokens constant text[] := array(select ':ink ' || ink from unnest(with_inks) as ink)
    || array(select private.exact_inks_token(with_inks) where exact_inks and cardinality(with_inks) > 0)
    || array(select ':complete' where complete);
  rows constant integer := least(greatest(coalesce(page_size, 24), 1), 60);
  printings constant tsquery := private.printings_query(with_card);
  filter constant tsquery := private.both_queries(private.tokens_query(words, tokens), printings);
begin
  if list is null or list not in ('latest', 'popular', 'favorites', 'mine') then
    raise sqlstate 'PT422' using message = 'The lists of decks are latest, popular, favorites and mine.';
  end if;
  if format not in ('core', 'infinity') then
    raise sqlstate 'PT422' using message = 'The formats are core and infinity.';
  end if;
  if legal not in ('core', 'infinity') then
    raise sqlstate 'PT422' using message = 'Decks can be legal in core and infinity.';
  end if;
  if cardinality(with_inks) > 6 or exists (select from unnest(with_inks) as ink where private.is_ink(ink) is not true) then
    raise sqlstate 'PT422' using message = 'The inks are Amber, Amethyst, Emerald, Ruby, Sapphire and Steel.';
  end if;
  if after_id is not null and (after_created_at is null or (list = 'popular' and after_favorite_count is null)) then
    raise sqlstate 'PT422' using message = 'The last deck is known by its id, its time and its favourites.';
  end if;
  if me is null and (list in ('favorites', 'mine') or labelled) then
    return;
  end if;
  return query execute
    'with listed as materialized ('
    || private.deck_list_query(
      list, author is not null, format is not null, filter is not null, after_id is not null, me is not null,
      labelled,
      nullif(concat_ws(' and ', case when max_price is not null then 'usd <= $13' end, legal || ' @> $14'), ''))
    || case when by_owned
      then '), placed as materialized ('
        ' select listed.*, percent >= $15 as is_match, (row_number() over ('
        '   order by case when $10 then listed.favorite_count end desc, listed.created_at desc, listed.id desc))::integer as place'
        ' from listed left join private.owned_percent_of_decks($1, array(select listed.id from listed)) as owned'
        '   on owned.deck_id = listed.id'
        '), page as materialized (select * from placed where is_match or place = 240 order by place limit $16)'
      else '), page as (select *, null::boolean as is_match, null::integer as place from listed)'
    end
    || ' select deck.id, deck.name, deck.user_id, deck.created_at, deck.updated_at, deck.legality, deck.is_public,'
    ' deck.total_cards, deck.favorite_count, deck.inks, deck.cards,'
    ' case when profile.profile_visibility = ''public'' or profile.user_id = $1'
    '   then coalesce(profile.display_name, profile.username) end,'
    ' exists (select from public.deck_favorites where user_id = $1 and deck_id = deck.id),'
    ' verdict.verdict, page.is_match, page.place'
    ' from page join public.decks as deck on deck.id = page.id'
    ' left join private.verdicts_of_decks(array(select page.id from page), $14) as verdict on verdict.deck_id = page.id'
    ' join public.user_profiles as profile on profile.user_id = deck.user_id'
    ' order by case when $10 then page.favorite_count end desc, page.created_at desc, page.id desc'
    using
      me, author, format, filter,
      private.both_queries(
        private.tokens_query(
          case when telling = '{}' then words else telling end,
          tokens || array[':visible'] || array(select ':format ' || format where format is not null)),
        printings),
      after_favorite_count, after_created_at, after_id, case when by_owned then 240 else rows end,
      list = 'popular', in_folder, with_tag, max_price, (now() at time zone 'utc')::date,
      min_owned, rows;
end
$function$;
comment on function public.find_decks is
  'A page of a list of decks, with all values that a tile shows. The lists are latest, popular (most liked first), '
  'favorites (the caller''s favorites) and mine (the caller''s decks). Filters: one author, a format, all of some inks '
  'or, with exact_inks, these and no others, complete decks of 60 cards, any printing of a card, a highest price in '
  'whole USD, decks that official events of core or infinity allow today, words that each begin a word of the deck''s '
  'name or of a card''s name, and a folder or a tag of the caller, which leave only the caller''s decks. Shows visible '
  'decks and the caller''s. The arguments after_… are the values of the last row of the previous page. A page has 1 to '
  '60 rows. With min_owned a page has those of the next 240 decks of which the caller owns at least this percentage, and '
  'the last of the 240 even if it is no match, because the next page continues after it: place is its place among them. '
  'Raises PT422 for an invalid list, format or ink.';
