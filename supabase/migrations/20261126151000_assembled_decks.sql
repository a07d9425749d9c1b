-- Members mark the decks that they have assembled. These decks hold copies of their collection, as
-- src/domain/shelf/allocation.ts computes. It is a table and not a column of decks, because everybody reads public decks.

create table public.assembled_decks (
  deck_id uuid,
  user_id uuid not null,
  assembled_at timestamptz not null default now(),
  primary key (deck_id, user_id),
  foreign key (deck_id, user_id) references public.decks (id, user_id) on delete cascade
);
comment on table public.assembled_decks is
  'The decks that a member has assembled from the copies of the collection, which only the member sees.';
comment on column public.assembled_decks.assembled_at is
  'When the deck was assembled, by the clock of the database. Decks that were assembled earlier hold their copies first.';

create index assembled_decks_of_a_member on public.assembled_decks (user_id);

alter table public.assembled_decks enable row level security;
grant select, insert, delete on public.assembled_decks to authenticated;
grant select, insert, update, delete on public.assembled_decks to service_role;

create policy "members see their assembled decks" on public.assembled_decks
  for select to authenticated using (user_id = (select private.member_id()));
create policy "members assemble their decks" on public.assembled_decks
  for insert to authenticated with check (user_id = (select private.member_id()));
create policy "members take their decks apart" on public.assembled_decks
  for delete to authenticated using (user_id = (select private.member_id()));

create function private.stamp_assembled_deck() returns trigger
language plpgsql set search_path to ''
as $function$
begin
  if private.is_client() then
    new.assembled_at := now();
  end if;
  return new;
end
$function$;
comment on function private.stamp_assembled_deck is
  'Before insert on assembled_decks: sets the time, which a visitor cannot choose.';
create trigger assembled_decks_stamp_new before insert on public.assembled_decks
  for each row execute function private.stamp_assembled_deck();

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
      'assembled_decks', (
        select coalesce(jsonb_agg(to_jsonb(assembled) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = assembled.deck_id))
          order by assembled.assembled_at, assembled.deck_id), '[]')
        from public.assembled_decks as assembled where user_id = me),
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
        from public.subscriptions as subscription where user_id = me),
      'reports', (
        select coalesce(jsonb_agg(to_jsonb(report) - 'user_id' - 'member_id' order by created_at, id), '[]')
        from public.reports as report where user_id = me),
      'hidden_content', (
        select coalesce(jsonb_agg(to_jsonb(hidden) - array['author_id', 'hidden_by', 'restored_by'] order by hidden_at, id), '[]')
        from public.hidden_content as hidden where author_id = me)
    )
  );
end
$function$;
