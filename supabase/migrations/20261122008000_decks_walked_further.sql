-- Among a million decks a filter that fits one in two hundred found half of its page in the 2,000 decks that are walked, and
-- for the rest asked the text index, which read through hundreds of thousands of entries and gave thousands of decks to
-- look up and sort. Now what the walk found is a sample as well: it says how much further a page reaches, and how many decks
-- the index would give.
create or replace function private.deck_list_query(
  list text, of_author boolean, of_format boolean, filtered boolean, onward boolean, signed_in boolean
) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- No more than the index of the list holds: a walk reads nothing else of the decks.
  shown constant text :=
    'select d.id, d.created_at, ' || case list when 'popular' then 'd.favorite_count' else '0 as favorite_count' end;
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
  -- Of 2,000 decks k fit: 2,000 / k times as many decks should have another page. The index has k of every 2,000 decks there
  -- are (-1 in a table that was never analysed), and what it has is looked up twice, what is walked once. No
  -- second walk is longer than 8,000 decks.
  further constant text :=
    '(select case when 2000 * $9 / nullif(k, 0) < least(8000, 2 * k * reltuples / 2000) then 2000 * $9 / k else 0 end'
    ' from (select count(*) as k from walked) as sample'
    ' join pg_catalog.pg_class on oid = ''private.deck_search''::regclass)';
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
      -- The constant limit has the planner walk in order: for one that it does not know it would rather sort the list.
      || ' walked_further as materialized (select * from ('
      || 'select * from (' || visible || '8000 offset 2000) as d' || in_order || further || ') as d'
      || ' where true' || matching || in_order || '$9 - (select count(*) from walked)),'
      || ' found as materialized (select * from walked union all select * from walked_further),'
      || ' hits as materialized (select deck_id from private.deck_search'
      || ' where (select count(*) from found) < $9 and tokens @@ $5 and (tokens @@ $4) is true),'
      -- "offset 0" has each hit looked up: where the planner expects many it would rather read all decks in their order.
      || ' searched as (' || shown || ' from hits'
      || ' cross join lateral (select * from public.decks where id = deck_id offset 0) as d where true'
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
$$;
comment on function private.deck_list_query is
  'The statement behind find_decks. $1 the caller, $2 author, $3 format, $4 what the tokens are searched for, $5 what the '
  'index is asked for it ("is true" keeps $4 out of it), $6 to $8 the last row known, $9 rows. A filter is first tried on '
  'the next 2,000 rows of the list: what many decks have fills the page from them. How many fit says how many rows further '
  'the page should be full: that far is walked, unless the index has fewer decks that fit. What has not filled its page '
  'then is rare, and all of it is looked up in the index. Neither way reads the whole table, however large it is.';
