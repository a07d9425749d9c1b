-- Lists of decks are filtered by exact inks and to complete decks. Both are tokens of the index, so that they cost as much as
-- the filters that exist.

create function private.exact_inks_token(inks text[]) returns text
language sql immutable set search_path = ''
as $$
  select ':inks ' || array_to_string(
    array(
      select ink from unnest(array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']) as ink
      where ink = any (inks)
    ), ' ')
$$;
comment on function private.exact_inks_token is
  'The token in private.deck_search for decks with these inks and no others, in any order.';

create or replace function private.deck_tokens(deck decks) returns tsvector
language sql stable security definer set search_path to ''
as $function$
  select array_to_tsvector(
    private.words_of(concat_ws(' ', deck.name, string_agg(concat_ws(' ', cards_2.name, cards_2.version), ' ')))
    || array_agg(':card ' || cards_2.id)
    || array(select ':ink ' || ink from unnest(deck.inks) as ink)
    || array[':format ' || deck.legality]
    || array[private.exact_inks_token(deck.inks)]
    || case when deck.total_cards >= 60 then array[':complete'] else '{}' end
    || case when deck.is_visible then array[':visible'] else '{}' end
  )
  from public.cards_2 where id = any (private.cards_of(deck.cards))
$function$;
comment on column private.deck_search.tokens is
  'The words of its name and of its cards'' names, and tokens marked by a colon, which no word has: ":card <id>", ":ink '
  '<ink>", ":inks <all inks>", ":format <legality>", ":complete" with 60 cards, ":visible" if others see it.';
comment on function private.tokens_query is
  'A text search query for rows that have each of the tokens and, for each of the words, a word that begins with it. '
  'Null without words and tokens. Only the first eight words (find_decks takes eight) and sixteen tokens (six inks, '
  'their combination, complete, a format, and visible) count.';

update private.deck_search
  set tokens = tokens || array_to_tsvector(
    array[private.exact_inks_token(decks.inks)] || case when decks.total_cards >= 60 then array[':complete'] else '{}' end)
  from public.decks where decks.id = deck_id;

drop function public.find_decks(
  text, uuid, text, text[], text, text, integer, timestamp with time zone, uuid, integer);

create function public.find_decks(list text default 'latest', author_id uuid default null::uuid, format text default null::text, with_inks text[] default null::text[], with_card text default null::text, search text default null::text, after_favorite_count integer default null::integer, after_created_at timestamp with time zone default null::timestamp with time zone, after_id uuid default null::uuid, page_size integer default 24, exact_inks boolean default false, complete boolean default false) returns table(id uuid, name text, user_id uuid, created_at timestamp with time zone, updated_at timestamp with time zone, legality text, is_public boolean, total_cards integer, favorite_count integer, inks text[], cards jsonb, author_name text, is_favorited boolean)
language plpgsql stable security definer rows 24 set search_path to '' set enable_seqscan to 'off' set jit to 'off'
as $function$
declare
  me constant uuid := (select private.member_id());
  author constant uuid := case list when 'mine' then me else author_id end;
  words constant text[] := (private.words_of(left(search, 100)))[1:8];
  -- The index is not searched for one or two letters if there are longer words: many words begin with them, and it would
  -- read half of itself.
  telling constant text[] := array(select word from unnest(words) as word where char_length(word) > 2);
  tokens constant text[] := array(select ':ink ' || ink from unnest(with_inks) as ink)
    || array(select private.exact_inks_token(with_inks) where exact_inks and cardinality(with_inks) > 0)
    || array(select ':complete' where complete);
  printings constant tsquery := private.printings_query(with_card);
  filter constant tsquery := private.both_queries(private.tokens_query(words, tokens), printings);
begin
  if list is null or list not in ('latest', 'popular', 'favorites', 'mine') then
    raise sqlstate 'PT422' using message = 'The lists of decks are latest, popular, favorites and mine.';
  end if;
  if format not in ('core', 'infinity') then
    raise sqlstate 'PT422' using message = 'The formats are core and infinity.';
  end if;
  if cardinality(with_inks) > 6 or exists (select from unnest(with_inks) as ink where private.is_ink(ink) is not true) then
    raise sqlstate 'PT422' using message = 'The inks are Amber, Amethyst, Emerald, Ruby, Sapphire and Steel.';
  end if;
  if after_id is not null and (after_created_at is null or (list = 'popular' and after_favorite_count is null)) then
    raise sqlstate 'PT422' using message = 'The last deck is known by its id, its time and its favourites.';
  end if;
  if me is null and list in ('favorites', 'mine') then
    return;
  end if;
  return query execute
    'select deck.id, deck.name, deck.user_id, deck.created_at, deck.updated_at, deck.legality, deck.is_public,'
    ' deck.total_cards, deck.favorite_count, deck.inks, deck.cards,'
    ' case when profile.profile_visibility = ''public'' or profile.user_id = $1'
    '   then coalesce(profile.display_name, profile.username) end,'
    ' exists (select from public.deck_favorites where user_id = $1 and deck_id = deck.id)'
    ' from ('
    || private.deck_list_query(
      list, author is not null, format is not null, filter is not null, after_id is not null, me is not null)
    || ') as page join public.decks as deck on deck.id = page.id'
    ' join public.user_profiles as profile on profile.user_id = deck.user_id'
    ' order by case when $10 then page.favorite_count end desc, page.created_at desc, page.id desc'
    using
      me, author, format, filter,
      private.both_queries(
        private.tokens_query(
          case when telling = '{}' then words else telling end,
          tokens || array[':visible'] || array(select ':format ' || format where format is not null)),
        printings),
      after_favorite_count, after_created_at, after_id, least(greatest(coalesce(page_size, 24), 1), 60),
      list = 'popular';
end
$function$;
comment on function public.find_decks is
  'A page of a list of decks, with all values that a tile shows. The lists are latest, popular (most liked first), '
  'favorites (the caller''s favorites) and mine (the caller''s decks). Filters: one author, a format, all of some inks '
  'or, with exact_inks, these and no others, complete decks of 60 cards, any printing of a card, and words that each '
  'begin a word of the deck''s name or of a card''s name. Shows visible decks and the caller''s. The arguments after_… '
  'are the values of the last row of the previous page. A page has 1 to 60 rows. Raises PT422 for an invalid list, '
  'format or ink.';
