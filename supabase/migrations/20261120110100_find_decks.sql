-- find_decks: the lists of decks, a page at a time (specification §2 Community decks and User decks, §6, §9 sorts).

-- What everybody sees is walked in its order, without the decks that are hidden. decks_newest and decks_of_an_author stay
-- for table calls and for one's own decks.
drop index public.decks_popular;
drop index public.decks_newest_of_a_legality;
drop index public.decks_popular_of_a_legality;
create index decks_visible_newest on public.decks (created_at desc, id desc) where is_visible;
create index decks_visible_popular on public.decks (favorite_count desc, created_at desc, id desc) where is_visible;
create index decks_visible_newest_of_a_legality on public.decks (legality, created_at desc, id desc) where is_visible;
create index decks_visible_popular_of_a_legality
  on public.decks (legality, favorite_count desc, created_at desc, id desc) where is_visible;

create function private.deck_list_query(
  list text, of_author boolean, of_format boolean, filtered boolean, onward boolean, signed_in boolean
) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  shown constant text := 'select d.id, d.favorite_count, d.created_at';
  place constant text := case list when 'popular' then 'd.favorite_count, ' else '' end || 'd.created_at, d.id';
  known constant text := case list when 'popular' then '$6, ' else '' end || '$7, $8';
  in_order constant text := ' order by ' || replace(place, ',', ' desc,') || ' desc limit ';
  listed constant text :=
    case when of_author then ' and d.user_id = $2' else '' end
    || case when of_format then ' and d.legality = $3' else '' end
    || case when onward then format(' and (%s) < (%s)', place, known) else '' end;
  -- A subquery, so that rows are taken in the order of the list until the page is full.
  matching constant text :=
    case when filtered then ' and (select tokens @@ $4 from private.deck_search where deck_id = d.id)' else '' end;
  page constant text := listed || matching || in_order || '$9';
  of_caller constant text := '(d.is_visible or d.user_id = $1)';
  visible text;
begin
  if list = 'favorites' then
    return shown || ' from public.deck_favorites as f join public.decks as d on d.id = f.deck_id'
      || ' where f.user_id = $1 and ' || of_caller || page;
  end if;
  if of_author then
    return shown || ' from public.decks as d where ' || of_caller || page;
  end if;
  visible := shown || ' from public.decks as d where d.is_visible' || listed || in_order;
  if filtered then
    visible := 'with walked as materialized (select * from (' || visible || '2000) as d'
      || ' where true' || matching || in_order || '$9),'
      || ' hits as materialized (select deck_id from private.deck_search'
      || ' where (select count(*) from walked) < $9 and tokens @@ $5 and (tokens @@ $4) is true),'
      -- "offset 0" has each hit looked up: where the planner expects many it would rather read all decks in their order.
      || ' searched as (' || shown || ' from hits'
      || ' cross join lateral (select * from public.decks where id = deck_id offset 0) as d where true'
      || listed || in_order || '$9)'
      || ' select * from walked where (select count(*) from walked) = $9 union all select * from searched';
  else
    visible := visible || '$9';
  end if;
  if not signed_in then
    return visible;
  end if;
  return 'select * from ((' || visible || ') union all (' || shown || ' from public.decks as d'
    || ' where d.user_id = $1 and not d.is_visible' || page || ')) as d' || in_order || '$9';
end
$$;
comment on function private.deck_list_query is
  'The statement behind find_decks. $1 the caller, $2 author, $3 format, $4 what the tokens are searched for, $5 what the '
  'index is asked for it ("is true" keeps $4 out of it), $6 to $8 the last row known, $9 rows. A filter is first tried on '
  'the next 2,000 rows of the list: what many decks have fills the page from them. What does not is rare, and all of it is '
  'looked up in the index. Neither way reads the whole table, however large it is.';

create function public.find_decks(
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
  me constant uuid := (select auth.uid());
  author constant uuid := case list when 'mine' then me else author_id end;
  words constant text[] := (private.words_of(left(search, 100)))[1:8];
  -- So many words begin with one or two letters that the index would read half of itself to leave out what others find.
  telling constant text[] := array(select word from unnest(words) as word where char_length(word) > 2);
  tokens constant text[] := array(select ':ink ' || ink from unnest(with_inks) as ink)
    || array(select ':card ' || left(with_card, 100) where with_card is not null);
  filter constant tsquery := private.tokens_query(words, tokens);
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
      private.tokens_query(
        case when telling = '{}' then words else telling end,
        tokens || array[':visible'] || array(select ':format ' || format where format is not null)),
      after_favorite_count, after_created_at, after_id, least(greatest(coalesce(page_size, 24), 1), 60),
      list = 'popular';
end
$$;
comment on function public.find_decks is
  'A page of a list of decks, each with all that a tile shows: latest, popular (most liked first), favorites (what the caller '
  'favours) or mine; of one author; of a format; with all of some inks; with a card; with words that each begin a word of '
  'the deck''s name or of a card''s name. Shows visible decks and the caller''s own. after_…: the last row of the page '
  'before, as it was given. 1 to 60 rows. PT422 for what is no list, format or ink.';

create or replace function public.decks_with_card(card_id text) returns setof public.decks
language sql stable security definer set search_path = '' rows 60
as $$
  select decks.* from public.find_decks(with_card => card_id, page_size => 60) as found
    join public.decks using (id)
    order by decks.created_at desc, decks.id desc
$$;
comment on function public.decks_with_card is
  'The newest 60 decks with a card that the caller may see. A plain "cards contains" cannot use its index for a visitor: '
  'under row level security PostgreSQL only lets leakproof operators near an index.';
