-- download_own_data also gives what is kept of operations on the collection.

create or replace function public.download_own_data() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  me uuid := (select auth.uid());
begin
  if not exists (select from auth.users where id = me) then
    raise sqlstate 'PT401' using message = 'Sign in to download your data.';
  end if;
  -- One statement sees one moment. What is listed column by column lies beside secrets or says a card by its name.
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
$$;
comment on function public.download_own_data is
  'Everything that is the caller''s, sorted, times in UTC: account, sessions, profile, decks, favourites, collection and '
  'what was done to it, matches, subscriptions. Neither a secret nor anything of another person. PT401 without an account.';
