-- Decks with a card are those with any of its printings: whoever asks for a card's decks means the card, not one art of it.

create function private.card_key(name text, version text) returns text
language sql immutable set search_path = ''
as $$
  select translate(
    lower(regexp_replace(
      normalize(case when version <> '' then name || ' - ' || version else name end, nfd), '[\u0300-\u036f]', '', 'g')),
    E'\u2018\u2019\u201b\u2032\u00b4`\u201c\u201d\u201f\u2033\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
    E'\'\'\'\'\'\'""""-------')
$$;
comment on function private.card_key is
  'What all printings of a card have in common: its full name as cardKey of src/domain/cards/cardKey.ts folds it.';

create index cards_2_printings on public.cards_2 (private.card_key(name, version));

create function private.printings_query(card_id text) returns tsquery
language sql stable security definer set search_path = ''
as $$
  select string_agg('''' || replace(replace(':card ' || id, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
  from (
    select left(card_id, 100) as id where card_id is not null
    union
    (select printing.id
      from public.cards_2 as card
        join public.cards_2 as printing
          on private.card_key(printing.name, printing.version) = private.card_key(card.name, card.version)
      where card.id = card_id
      limit 60)
  ) as ids
$$;
comment on function private.printings_query is
  'Finds the decks with a printing of a card in private.deck_search. Null without a card. Of an id that no card has, what '
  'that id alone finds. So many printings has no card.';

create function private.both_queries(one tsquery, other tsquery) returns tsquery
language sql immutable set search_path = ''
as $$ select coalesce(one && other, one, other) $$;
comment on function private.both_queries is 'Finds what both find. Null is a query that lets everything through.';

create or replace function public.find_decks(
  list text default 'latest',
  author_id uuid default null,
  format text default null,
  with_inks text[] default null,
  with_card text default null,
  search text default null,
  after_favorite_count integer default null,
  after_created_at timestamptz default null,
  after_id uuid default null,
  page_size integer default 24
) returns table (
  id uuid, name text, user_id uuid, created_at timestamptz, updated_at timestamptz, legality text, is_public boolean,
  total_cards integer, favorite_count integer, inks text[], cards jsonb, author_name text, is_favorited boolean
)
-- Estimates may be off: the indexes are right for any number of decks, and to compile a plan takes longer than to run it.
language plpgsql stable security definer rows 24 set search_path = '' set enable_seqscan = off set jit = off
as $$
declare
  me constant uuid := (select private.member_id());
  author constant uuid := case list when 'mine' then me else author_id end;
  words constant text[] := (private.words_of(left(search, 100)))[1:8];
  -- So many words begin with one or two letters that the index would read half of itself to leave out what others find.
  telling constant text[] := array(select word from unnest(words) as word where char_length(word) > 2);
  tokens constant text[] := array(select ':ink ' || ink from unnest(with_inks) as ink);
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
$$;
comment on function public.find_decks is
  'A page of a list of decks, each with all that a tile shows: latest, popular (most liked first), favorites (what the caller '
  'favours) or mine; of one author; of a format; with all of some inks; with any printing of a card; with words that each '
  'begin a word of the deck''s name or of a card''s name. Shows visible decks and the caller''s own. after_…: the last row of '
  'the page before, as it was given. 1 to 60 rows. PT422 for what is no list, format or ink.';

comment on function public.decks_with_card is
  'The newest 60 decks with any printing of a card that the caller may see, as find_decks finds them. A plain "cards '
  'contains" cannot use its index for a visitor: under row level security PostgreSQL only lets leakproof operators near an '
  'index.';
