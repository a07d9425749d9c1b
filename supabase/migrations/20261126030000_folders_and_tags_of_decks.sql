-- Members put their decks into folders and give them tags. Only they see both.

create table public.deck_labels (
  deck_id uuid,
  user_id uuid not null,
  folder text,
  tags text[] not null default '{}',
  primary key (deck_id, user_id),
  foreign key (deck_id, user_id) references public.decks (id, user_id) on delete cascade,
  constraint deck_labels_folder_is_short check (char_length(folder) <= 60 and private.is_plain_line(folder)),
  constraint deck_labels_tags_are_few check (cardinality(tags) <= 10 and array_position(tags, null) is null),
  constraint deck_labels_tags_are_short check (char_length(array_to_string(tags, '')) <= 300 and private.are_plain_lines(tags))
);
comment on table public.deck_labels is
  'The folder and the tags of a member''s decks, which only the member sees. A folder lasts while a deck is in it.';
comment on column public.deck_labels.folder is 'The name of the folder; null for a deck outside of folders.';

create index deck_labels_of_a_member on public.deck_labels (user_id);

alter table public.deck_labels enable row level security;
grant select, insert, update, delete on public.deck_labels to authenticated;
grant select, insert, update, delete on public.deck_labels to service_role;

create policy "members see the labels of their decks" on public.deck_labels
  for select to authenticated using (user_id = (select private.member_id()));
create policy "members label their decks" on public.deck_labels
  for insert to authenticated with check (user_id = (select private.member_id()));
create policy "members change the labels of their decks" on public.deck_labels
  for update to authenticated
  using (user_id = (select private.member_id())) with check (user_id = (select private.member_id()));
create policy "members remove the labels of their decks" on public.deck_labels
  for delete to authenticated using (user_id = (select private.member_id()));

drop function private.deck_list_query(text, boolean, boolean, boolean, boolean, boolean);
create function private.deck_list_query(list text, of_author boolean, of_format boolean, filtered boolean, onward boolean, signed_in boolean, labelled boolean) returns text
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
      else '' end;
  page constant text := listed || matching || in_order || '$9';
  of_caller constant text := '(d.is_visible or d.user_id = $1)';
  -- If k of 2,000 decks match, 2,000 / k times as many decks should have another page. The index has k of every 2,000
  -- decks (-1 in a table that was never analysed). An index match costs two lookups, a scanned row one. The second scan
  -- has at most 8,000 decks.
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
      -- With the constant limit the planner scans in order; with an unknown limit it would sort the list.
      || ' walked_further as materialized (select * from ('
      || 'select * from (' || visible || '8000 offset 2000) as d' || in_order || further || ') as d'
      || ' where true' || matching || in_order || '$9 - (select count(*) from walked)),'
      || ' found as materialized (select * from walked union all select * from walked_further),'
      || ' hits as materialized (select deck_id from private.deck_search'
      || ' where (select count(*) from found) < $9 and tokens @@ $5 and (tokens @@ $4) is true),'
      -- "offset 0" makes the planner look up each match; if it expects many, it would rather read all decks in their
      -- order.
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
$function$;
comment on function private.deck_list_query is
  'The SQL statement of find_decks. Its parameters are $1 the caller, $2 the author, $3 the format, $4 the query for the '
  'tokens of a row, $5 the query for the index, $6 to $8 the values of the last known row, $9 the number of rows, $11 a '
  'folder and $12 a tag of the caller. "is true" prevents that $4 is searched in the index too. A filter first scans the '
  'next 2,000 rows of the list, which fill the page if many decks match. From the number of matches follows how many '
  'further rows should fill the page: that many are scanned, unless the index has fewer matching decks. A page that is '
  'still not full has a rare filter, so all its matches are looked up in the index. Neither way reads the whole table, '
  'whatever its size.';

drop function public.find_decks(
  text, uuid, text, text[], text, text, integer, timestamp with time zone, uuid, integer, boolean, boolean);
create function public.find_decks(list text default 'latest', author_id uuid default null::uuid, format text default null::text, with_inks text[] default null::text[], with_card text default null::text, search text default null::text, after_favorite_count integer default null::integer, after_created_at timestamp with time zone default null::timestamp with time zone, after_id uuid default null::uuid, page_size integer default 24, exact_inks boolean default false, complete boolean default false, in_folder text default null::text, with_tag text default null::text) returns table(id uuid, name text, user_id uuid, created_at timestamp with time zone, updated_at timestamp with time zone, legality text, is_public boolean, total_cards integer, favorite_count integer, inks text[], cards jsonb, author_name text, is_favorited boolean)
language plpgsql stable security definer rows 24 set search_path to '' set enable_seqscan to 'off' set jit to 'off'
as $function$
declare
  me constant uuid := (select private.member_id());
  labelled constant boolean := in_folder is not null or with_tag is not null;
  author constant uuid := case when list = 'mine' or labelled then me else author_id end;
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
  if me is null and (list in ('favorites', 'mine') or labelled) then
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
      list, author is not null, format is not null, filter is not null, after_id is not null, me is not null,
      labelled)
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
      list = 'popular', in_folder, with_tag;
end
$function$;
comment on function public.find_decks is
  'A page of a list of decks, with all values that a tile shows. The lists are latest, popular (most liked first), '
  'favorites (the caller''s favorites) and mine (the caller''s decks). Filters: one author, a format, all of some inks '
  'or, with exact_inks, these and no others, complete decks of 60 cards, any printing of a card, words that each '
  'begin a word of the deck''s name or of a card''s name, and a folder or a tag of the caller, which leave only the '
  'caller''s decks. Shows visible decks and the caller''s. The arguments after_… are the values of the last row of the '
  'previous page. A page has 1 to 60 rows. Raises PT422 for an invalid list, format or ink.';

create or replace function public.download_own_data() returns jsonb
language plpgsql stable security definer set search_path to '' set "TimeZone" to 'UTC'
as $function$
declare
  me uuid := (select private.member_id());
begin
  if not exists (select from auth.users where id = me) then
    raise sqlstate 'PT401' using message = 'Sign in to download your data.';
  end if;
  -- One statement reads one snapshot. Tables with listed columns also have secret columns, or name a card by its id.
  return (
    with printings as (
      select
        cards.id,
        jsonb_strip_nulls(jsonb_build_object(
          'card_id', cards.id, 'name', cards.name, 'version', cards.version,
          'set', cards.set_data ->> 'name', 'number', cards.collector_number)) as printing
      from public.cards_2 as cards
    )
    select jsonb_build_object(
      'format', 'lorefolio',
      'version', 1,
      'exported_at', now(),
      'account', (
        select jsonb_build_object(
          'id', users.id, 'email', users.email,
          'created_at', users.created_at, 'last_sign_in_at', users.last_sign_in_at,
          'metadata', users.raw_user_meta_data,
          'providers', (
            select coalesce(jsonb_agg(provider order by provider), '[]') from auth.identities where user_id = me))
        from auth.users where id = me),
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'created_at', created_at, 'refreshed_at', refreshed_at at time zone 'UTC',
            'user_agent', user_agent, 'ip', host(ip)) order by created_at, id), '[]')
        from auth.sessions where user_id = me),
      'profile', (
        select to_jsonb(profile) - 'user_id' from public.user_profiles as profile where user_id = me),
      'decks', (
        select coalesce(jsonb_agg(to_jsonb(deck) - 'user_id' || jsonb_build_object('cards', (
            select jsonb_agg(
                printing || jsonb_build_object('quantity', entry -> 'quantity') order by place)
            from jsonb_array_elements(deck.cards) with ordinality as list (entry, place)
            join printings on printings.id = entry ->> 'card')) order by created_at, id), '[]')
        from public.decks as deck where user_id = me),
      'deck_labels', (
        select coalesce(jsonb_agg(to_jsonb(label) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = label.deck_id)) order by label.deck_id), '[]')
        from public.deck_labels as label where user_id = me),
      'deck_favorites', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'deck_id', deck_id,
            'deck', (
              select decks.name from public.decks
              where decks.id = deck_id and (decks.is_visible or decks.user_id = me)),
            'created_at', created_at) order by created_at, id), '[]')
        from public.deck_favorites where user_id = me),
      'collection', (
        select coalesce(jsonb_agg(printing || jsonb_build_object(
            'quantity', quantity, 'is_foil', is_foil,
            'created_at', created_at, 'updated_at', updated_at) order by card_id, is_foil), '[]')
        from public.user_collections join printings on printings.id = card_id
        where user_id = me),
      'collection_operations', (
        select coalesce(jsonb_agg(to_jsonb(operation) - 'user_id' || jsonb_build_object(
            'changes', coalesce(made.changes, '[]')) order by created_at, id), '[]')
        from private.collection_operations as operation
        left join (
          select operation_id, jsonb_agg(printing || jsonb_build_object(
              'is_foil', is_foil, 'before', before, 'after', after, 'row_id', row_id,
              'created_at', created_at, 'updated_at', updated_at) order by card_id, is_foil) as changes
          from private.collection_changes join printings on printings.id = card_id
          where user_id = me group by operation_id
        ) as made on made.operation_id = operation.id
        where operation.user_id = me),
      'matches', (
        select coalesce(jsonb_agg(to_jsonb(match) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = match.deck_id)) order by match_date, id), '[]')
        from public.matches as match where user_id = me),
      'subscriptions', (
        select coalesce(jsonb_agg(to_jsonb(subscription) - 'user_id' order by created_at, id), '[]')
        from public.subscriptions as subscription where user_id = me)
    )
  );
end
$function$;
comment on function public.download_own_data is
  'All data of the caller, sorted, times in UTC: account, sessions, profile, decks with their labels, favorites, '
  'collection and its changes, matches, subscriptions. No secrets and no data of other people. PT401 without an account.';
