-- A list of cheap decks scanned thousands of decks, even if the index of prices had few or none.
create or replace function private.deck_list_query(list text, of_author boolean, of_format boolean, filtered boolean, onward boolean, signed_in boolean, labelled boolean, facts text) returns text
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
      || case when not filtered then 'private.deck_facts where ' || facts
        else 'private.deck_search' || coalesce(' join private.deck_facts using (deck_id) where ' || facts || ' and ', ' where ')
          || 'tokens @@ $5 and (tokens @@ $4) is true' end
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
comment on function private.deck_list_query is
  'Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.  Lists '
  'of decks: search, filters, orders and pages.  The search index of decks. ate table private.deck_search ( eck_id '
  'uuid not null, - The words of its name and of its cards'' names, and tokens marked by a colon, which no word has:'
  ' ":card <id>", ":ink - <ink>", ":inks <all inks>", ":format <legality>", ":complete" with 60 cards, ":visible" '
  'if others see it. okens tsvector not null, onstraint deck_search_pkey primary key (deck_id), onstraint '
  'deck_search_deck_id_fkey foreign key (deck_id) references decks(id) on delete cascade   ate index '
  'deck_search_tokens on private.deck_search using gin (tokens) with (fastupdate=off);  er table '
  'private.deck_search enable row level security;  A query for the rows of private.deck_search with any of these '
  'cards. ate function private.any_card_query(ids text[]) returns tsquery guage sql immutable set search_path to '''''
  ' $function$ elect string_agg('''''''' || replace(replace('':card '' || id, ''\'', ''\\''), '''''''', '''''''''''') || '''''''', '' | '
  ''')::tsquery  from unnest(ids) as id nction$;  The tokens of a deck in private.deck_search. ate function '
  'private.deck_tokens(deck decks) returns tsvector guage sql stable security definer set search_path to '''' '
  '$function$ elect array_to_tsvector(  private.words_of(concat_ws('' '', deck.name, string_agg(concat_ws('' '', '
  'cards_2.name, cards_2.version), '' '')))  || array_agg('':card '' || cards_2.id)  || array(select '':ink '' || ink '
  'from unnest(deck.inks) as ink)  || array['':format '' || deck.legality]  || '
  'array[private.exact_inks_token(deck.inks)]  || case when deck.total_cards >= 60 then array['':complete''] else '
  '''{}'' end  || case when deck.is_visible then array['':visible''] else ''{}'' end  rom public.cards_2 where id = any '
  '(private.cards_of(deck.cards)) nction$;  The token in private.deck_search for decks with these inks and no '
  'others, in any order. ate function private.exact_inks_token(inks text[]) returns text guage sql immutable set '
  'search_path to '''' $function$ elect '':inks '' || array_to_string(  array(    select ink from unnest(array[''Amber'','
  ' ''Amethyst'', ''Emerald'', ''Ruby'', ''Sapphire'', ''Steel'']) as ink    where ink = any (inks)  ), '' '') nction$;  After '
  'insert, and after a column that deck_tokens reads changed. ate function private.index_deck() returns trigger '
  'guage plpgsql security definer set search_path to '''' $function$ in nsert into private.deck_search values '
  '(new.id, private.deck_tokens(new))  on conflict (deck_id) do update set tokens = excluded.tokens; eturn null;  '
  'nction$;  A text search query for rows that have each of the tokens and, for each of the words, a word that '
  'begins with it. Null without words and tokens. Only the first eight words (find_decks takes eight) and sixteen '
  'tokens (six inks, their combination, complete, a format, and visible) count. ate function '
  'private.tokens_query(words text[], tokens text[]) returns tsquery guage sql immutable set search_path to '''' '
  '$function$ elect string_agg('''''''' || replace(replace(part, ''\'', ''\\''), '''''''', '''''''''''') || '''''''' || suffix, '' & '
  ''')::tsquery rom (  select word, '':*'' from unnest(words[1:8]) as word  union all  select left(token, 110), '''' '
  'from unnest(tokens[1:16]) as token  as parts (part, suffix) nction$;  A text search query for the decks with any'
  ' printing of a card. Null without a card. For an unknown id it only searches that id. No card has more printings'
  ' than the limit of 60. ate function private.printings_query(card_id text) returns tsquery guage sql stable '
  'security definer set search_path to '''' $function$ elect private.any_card_query(array(  select left(card_id, 100)'
  ' where card_id is not null  union  (select printing.id    from public.cards_2 as card      join public.cards_2 '
  'as printing        on private.card_key(printing.name, printing.version) = private.card_key(card.name, '
  'card.version)    where card.id = card_id    limit 60))) nction$;  A query for the rows that match both queries. '
  'A query that is null matches every row. ate function private.both_queries(one tsquery, other tsquery) returns '
  'tsquery guage sql immutable set search_path to '''' $function$ select coalesce(one && other, one, other) '
  '$function$;  The SQL statement of find_decks. Its parameters are $1 the caller, $2 the author, $3 the format, $4'
  ' the query for the tokens of a row, $5 the query for the index, $6 to $8 the values of the last known row, $9 '
  'the number of rows, $11 a folder and $12 a tag of the caller, $13 the highest price in USD. facts is a condition'
  ' on private.deck_facts, or null. "is true" prevents that $4 is searched in the index too. If so few decks are as'
  ' cheap as a highest price that looking them up costs less than a scan, they are looked up at once. Any other '
  'filter first scans the next 2,000 rows of the list, which fill the page if many decks match. From the number of '
  'matches follows how many further rows should fill the page: that many are scanned, unless the index has fewer '
  'matching decks. A page that is still not full has a rare filter, so all its matches are looked up in the index. '
  'Neither way reads the whole table, whatever its size.';
