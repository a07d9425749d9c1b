-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- Lists of decks: search, filters, orders and pages.

-- The search index of decks.
create table private.deck_search (
  deck_id uuid not null,
  -- The words of its name and of its cards' names, and tokens marked by a colon, which no word has: ":card <id>", ":ink
  -- <ink>", ":inks <all inks>", ":format <legality>", ":complete" with 60 cards, ":visible" if others see it.
  tokens tsvector not null,
  constraint deck_search_pkey primary key (deck_id),
  constraint deck_search_deck_id_fkey foreign key (deck_id) references decks(id) on delete cascade
);

create index deck_search_tokens on private.deck_search using gin (tokens) with (fastupdate=off);

alter table private.deck_search enable row level security;

create trigger deck_search_inserted_words after insert on private.deck_search referencing new table as written
  for each statement
  execute function private.add_deck_words();
create trigger deck_search_updated_words after update on private.deck_search referencing new table as written
  for each statement
  execute function private.add_deck_words();

-- The words in the search index of decks. Two transactions may add the same word at once, because neither waits for the
-- other.
create table private.deck_words (
  word text collate "C" not null,
  id bigint not null generated always as identity,
  constraint deck_words_pkey primary key (word, id)
);

alter table private.deck_words enable row level security;

-- A query for the rows of private.deck_search with any of these cards.
create function private.any_card_query(ids text[]) returns tsquery
language sql immutable set search_path to ''
as $function$
  select string_agg('''' || replace(replace(':card ' || id, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
    from unnest(ids) as id
$function$;

-- The tokens of a deck in private.deck_search.
create function private.deck_tokens(deck decks) returns tsvector
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

-- The token in private.deck_search for decks with these inks and no others, in any order.
create function private.exact_inks_token(inks text[]) returns text
language sql immutable set search_path to ''
as $function$
  select ':inks ' || array_to_string(
    array(
      select ink from unnest(array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']) as ink
      where ink = any (inks)
    ), ' ')
$function$;

-- After insert, and after a column that deck_tokens reads changed.
create function private.index_deck() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  insert into private.deck_search values (new.id, private.deck_tokens(new))
    on conflict (deck_id) do update set tokens = excluded.tokens;
  return null;
end
$function$;

-- After an update: decks that became visible are listed for others, and those that became hidden no longer are.
create function private.list_visible_decks() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  shown uuid[] := array(select id from after join before using (id) where after.is_visible and not before.is_visible);
  hidden uuid[] := array(select id from after join before using (id) where before.is_visible and not after.is_visible);
begin
  update private.deck_search set tokens = tokens || array_to_tsvector(array[':visible']) where deck_id = any (shown);
  update private.deck_search set tokens = ts_delete(tokens, ':visible') where deck_id = any (hidden);
  perform private.renew_deck_copies(shown || hidden) where shown || hidden <> '{}';
  return null;
end
$function$;

-- A text search query for rows that have each of the tokens and, for each of the words, a word that begins with it.
-- Null without words and tokens. Only the first eight words (find_decks takes eight) and sixteen tokens (six inks,
-- their combination, complete, a format, and visible) count.
create function private.tokens_query(words text[], tokens text[]) returns tsquery
language sql immutable set search_path to ''
as $function$
  select string_agg('''' || replace(replace(part, '\', '\\'), '''', '''''') || '''' || suffix, ' & ')::tsquery
  from (
    select word, ':*' from unnest(words[1:8]) as word
    union all
    select left(token, 110), '' from unnest(tokens[1:16]) as token
  ) as parts (part, suffix)
$function$;

-- After an insert or update of search words: adds the words that are new.
create function private.add_deck_words() returns trigger
language plpgsql security definer set search_path to ''
as $function$
begin
  insert into private.deck_words (word)
    select distinct lexeme from written cross join lateral unnest(tsvector_to_array(tokens)) as lexeme
      where not starts_with(lexeme, ':') and not exists (select from private.deck_words where word = lexeme);
  return null;
end
$function$;

-- A text search query for the same rows as private.tokens_query: instead of the beginning of a word it has the words of
-- decks that begin with it, if these are at most 32, because the index finds whole words much faster.
create function private.index_query(words text[], tokens text[]) returns tsquery
language sql stable security definer set search_path to ''
as $function$
  select string_agg('(' || part || ')', ' & ')::tsquery
  from (
    select case
        when count(known.word) between 1 and 32 then string_agg('''' || known.word || '''', ' | ')
        else private.tokens_query(array[wanted], '{}')::text
      end
      from unnest(words) as wanted
        left join lateral (
          select deck_words.word from private.deck_words
            where deck_words.word >= wanted and deck_words.word < wanted || chr(1114111)
            limit 33
        ) as known on true
      group by wanted
    union all
    select private.tokens_query('{}', tokens)::text where tokens <> '{}'
  ) as parts (part)
$function$;

-- After decks were deleted or renamed: removes the words of their names that no deck has any more. It runs after the
-- triggers of single rows, which renew private.deck_search. If another deck with such a word is saved at the same
-- moment, the word may be missing; then a rare filter finds that deck by the whole word only, until it is saved again.
create function private.remove_deck_words() returns trigger
language plpgsql security definer set search_path to ''
as $function$
declare
  gone text[];
begin
  if tg_op = 'DELETE' then
    gone := array(select unnest(private.words_of(before.name)) from before);
  else
    gone := array(
      select unnest(private.words_of(before.name)) from before join after using (id) where before.name <> after.name);
  end if;
  delete from private.deck_words
    where word = any (gone)
      and not exists (select from private.deck_search where tokens @@ ('''' || word || '''')::tsquery);
  return null;
end
$function$;

-- A text search query for the decks with any printing of a card. Null without a card. For an unknown id it only
-- searches that id. No card has more printings than the limit of 60.
create function private.printings_query(card_id text) returns tsquery
language sql stable security definer set search_path to ''
as $function$
  select private.any_card_query(array(
    select left(card_id, 100) where card_id is not null
    union
    (select printing.id
      from public.cards_2 as card
        join public.cards_2 as printing
          on private.card_key(printing.name, printing.version) = private.card_key(card.name, card.version)
      where card.id = card_id
      limit 60)))
$function$;

-- A query for the rows that match both queries. A query that is null matches every row.
create function private.both_queries(one tsquery, other tsquery) returns tsquery
language sql immutable set search_path to ''
as $function$ select coalesce(one && other, one, other) $function$;

-- The SQL statement of find_decks. Its parameters are $1 the caller, $2 the author, $3 the format, $4 the query for the
-- tokens of a row, $5 the query for the index, $6 to $8 the values of the last known row, $9 the number of rows, $11 a
-- folder and $12 a tag of the caller, $13 the highest price in USD, $17 the exact inks. facts is a condition on
-- private.deck_facts, or null. "is true" prevents that $4 is searched in the index too. If so few decks are as cheap as
-- a highest price that looking them up costs less than a scan, they are looked up at once. Any other filter first scans
-- the next 2,000 rows of the list, which fill the page if many decks match. From the number of matches follows how many
-- further rows should fill the page: that many are scanned, unless the index has fewer matching decks. A page that is
-- still not full has a rare filter, so all its matches are looked up in the index. Neither way reads the whole table,
-- whatever its size.
create function private.deck_list_query(list text, of_author boolean, of_format boolean, filtered boolean, onward boolean, signed_in boolean, labelled boolean, facts text, of_inks boolean default false) returns text
language plpgsql immutable set search_path to ''
as $function$
declare
  -- A scan reads only these columns of the decks, all of which are in the list's index.
  shown constant text :=
    'select d.id, d.created_at, ' || case list when 'popular' then 'd.favorite_count' else '0 as favorite_count' end;
  place constant text := case list when 'popular' then 'd.favorite_count, ' else '' end || 'd.created_at, d.id';
  known constant text := case list when 'popular' then '$6, ' else '' end || '$7, $8';
  in_order constant text := ' order by ' || replace(place, ',', ' desc,') || ' desc limit ';
  listed constant text :=
    case when of_author then ' and d.user_id = $2' else '' end
    || case when of_format then ' and d.legality = $3' else '' end
    || case when of_inks then ' and d.inks = $17' else '' end
    || case when onward then format(' and (%s) < (%s)', place, known) else '' end;
  -- The subquery makes the planner read rows in the order of the list until the page is full.
  matching constant text :=
    case when filtered then ' and (select tokens @@ $4 from private.deck_search where deck_id = d.id)' else '' end
    || case when labelled then ' and exists (select from public.deck_labels as label where label.deck_id = d.id'
      ' and label.user_id = $1 and ($11 is null or label.folder = $11) and ($12 is null or $12 = any (label.tags)))'
      else '' end
    || coalesce(' and (select ' || facts || ' from private.deck_facts where deck_id = d.id)', '');
  page constant text := listed || matching || in_order || '$9';
  of_caller constant text := '(d.is_visible or d.user_id = $1)';
  -- If k of 2,000 decks match, 2,000 / k times as many decks should have another page. The index has k of every 2,000
  -- decks (-1 in a table that was never analysed). An index match costs two lookups, a scanned row one. The second scan
  -- has at most 8,000 decks.
  further constant text :=
    '(select case when 2000 * $9 / nullif(k, 0) < least(8000, 2 * k * reltuples / 2000) then 2000 * $9 / k else 0 end'
    ' from (select count(*) as k from walked) as sample'
    ' join pg_catalog.pg_class on oid = ''private.deck_search''::regclass)';
  sampled text := '';
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
  if filtered or facts is not null then
    if facts like '%usd%' then
      -- If k of n decks are cheap enough, a page of p is full after p * n / k scanned rows.
      sampled := 'few as materialized ('
        'select (select count(*) from (select from private.deck_facts where usd <= $13 limit most) as cheap) < most as is_so'
        ' from (select ceil(sqrt(greatest(reltuples, 0) * $9 / 2))::bigint as most'
        ' from pg_catalog.pg_class where oid = ''private.deck_facts''::regclass) as bound),';
      visible := shown || ' from public.decks as d where d.is_visible and not (select is_so from few)' || listed || in_order;
    end if;
    visible := 'with ' || sampled || ' walked as materialized (select * from (' || visible || '2000) as d'
      || ' where true' || matching || in_order || '$9),'
      -- With the constant limit the planner scans in order; with an unknown limit it would sort the list.
      || ' walked_further as materialized (select * from ('
      || 'select * from (' || visible || '8000 offset 2000) as d' || in_order || further || ') as d'
      || ' where true' || matching || in_order || '$9 - (select count(*) from walked)),'
      || ' found as materialized (select * from walked union all select * from walked_further),'
      || ' hits as materialized (select deck_id from '
      || case when not filtered and not of_inks then 'private.deck_facts where ' || facts
        else 'private.deck_search' || coalesce(' join private.deck_facts using (deck_id) where ' || facts || ' and ', ' where ')
          || 'tokens @@ $5' || case when filtered then ' and (tokens @@ $4) is true' else '' end end
      || ' and (select count(*) from found) < $9),'
      -- "offset 0" makes the planner look up each match; if it expects many, it would rather read all decks in their
      -- order.
      || ' searched as (' || shown || ' from hits'
      || ' cross join lateral (select * from public.decks where id = deck_id offset 0) as d where d.is_visible'
      || listed || in_order || '$9)'
      || ' select * from found where (select count(*) from found) = $9 union all select * from searched';
  else
    visible := visible || '$9';
  end if;
  if not signed_in then
    return visible;
  end if;
  return 'select * from ((' || visible || ') union all (' || shown || ' from public.decks as d'
    || ' where d.user_id = $1 and not d.is_visible' || page || ')) as d' || in_order || '$9';
end
$function$;

-- A page of a list of decks, with all values that a tile shows. The lists are latest, popular (most liked first),
-- favorites (the caller's favorites) and mine (the caller's decks). Filters: one author, a format, all of some inks or,
-- with exact_inks, these and no others, complete decks of 60 cards, any printing of a card, a highest price in whole
-- USD, decks that official events of core, infinity or coconut allow today, words that each begin a word of the deck's
-- name or of a card's name, and a folder or a tag of the caller, which leave only the caller's decks. Shows visible
-- decks and the caller's. The arguments after_… are the values of the last row of the previous page. A page has 1 to 60
-- rows. With min_owned a page has those of the next 240 decks of which the caller owns at least this percentage, and
-- the last of the 240 even if it is no match, because the next page continues after it: place is its place among them.
-- Raises PT422 for an invalid list, format or ink.
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
  of_inks constant boolean := coalesce(exact_inks and cardinality(with_inks) > 0, false);
  tokens constant text[] := array(select ':ink ' || ink from unnest(with_inks) as ink where not of_inks)
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
  if legal not in ('core', 'infinity', 'coconut') then
    raise sqlstate 'PT422' using message = 'Decks can be legal in core, infinity and coconut.';
  end if;
  if cardinality(with_inks) > 6 or exists (select from unnest(with_inks) as ink where private.is_ink(ink) is not true) then
    raise sqlstate 'PT422' using message = 'The inks are Amber, Amethyst, Emerald, Ruby, Sapphire and Steel.';
  end if;
  if after_id is not null and (after_created_at is null or (list = 'popular' and after_favorite_count is null)) then
    raise sqlstate 'PT422' using message = 'The position after the last deck needs its id, its time and its favorites.';
  end if;
  if me is null and (list in ('favorites', 'mine') or labelled) then
    return;
  end if;
  return query execute
    'with listed as materialized ('
    || private.deck_list_query(
      list, author is not null, format is not null, filter is not null, after_id is not null, me is not null,
      labelled,
      nullif(concat_ws(' and ', case when max_price is not null then 'usd <= $13' end, legal || ' @> $14'), ''),
      of_inks)
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
        private.index_query(
          case when telling = '{}' then words else telling end,
          tokens || array(select private.exact_inks_token(with_inks) where of_inks)),
        printings),
      after_favorite_count, after_created_at, after_id, case when by_owned then 240 else rows end,
      list = 'popular', in_folder, with_tag, max_price, (now() at time zone 'utc')::date,
      min_owned, rows,
      -- Decks have their inks in the order of the six inks, which is alphabetical.
      array(select distinct ink from unnest(with_inks) as ink order by ink);
end
$function$;

-- The newest 60 decks with any printing of a card that the caller may see, in the order of find_decks. A plain "cards
-- contains" cannot use its index for a visitor, because under row level security PostgreSQL only uses an index for
-- leakproof operators.
create function public.decks_with_card(card_id text) returns setof decks
language sql stable security definer rows 60 set search_path to ''
as $function$
  select decks.* from public.find_decks(with_card => card_id, page_size => 60) as found
    join public.decks using (id)
    order by decks.created_at desc, decks.id desc
$function$;
