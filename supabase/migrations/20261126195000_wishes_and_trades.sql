-- Members note the cards that they want, and how many copies of a card they keep: the others are for trade. Each list is
-- private unless its member shows it, and never shown by a private profile.

create table public.card_wishes (
  user_id uuid references public.user_profiles (user_id) on delete cascade,
  card_id text references public.cards_2 (id) on update cascade on delete cascade,
  quantity integer not null,
  priority integer not null default 2,
  only_printing boolean not null default false,
  only_foil boolean not null default false,
  primary key (user_id, card_id),
  constraint card_wishes_quantity_is_1_to_99 check (quantity between 1 and 99),
  constraint card_wishes_priority_is_1_to_3 check (priority between 1 and 3)
);
comment on table public.card_wishes is
  'The copies that members want to own. A member has at most one row for each card.';
comment on column public.card_wishes.quantity is
  'The number of copies to own: owned ones count, so that a purchase fulfills the wish.';
comment on column public.card_wishes.priority is '1 is high, 2 normal, 3 low.';
comment on column public.card_wishes.only_printing is
  'Whether only this printing will do; otherwise any printing of the name.';
create index card_wishes_of_a_card on public.card_wishes (card_id);

create table public.card_playsets (
  user_id uuid references public.user_profiles (user_id) on delete cascade,
  card_id text references public.cards_2 (id) on update cascade on delete cascade,
  playset integer not null,
  primary key (user_id, card_id),
  constraint card_playsets_are_0_to_9999 check (playset between 0 and 9999)
);
comment on table public.card_playsets is
  'The copies of a printing that a member keeps, where it is not the usual number. Copies beyond it are for trade.';
create index card_playsets_of_a_card on public.card_playsets (card_id);

create table public.list_settings (
  user_id uuid primary key references public.user_profiles (user_id) on delete cascade,
  playset integer not null default 4,
  shows_wishes boolean not null default false,
  shows_trade boolean not null default false,
  constraint list_settings_playset_is_0_to_9999 check (playset between 0 and 9999)
);
comment on table public.list_settings is
  'The copies of each printing that a member usually keeps, and the lists that others see. Without a row 4, and none.';

alter table public.card_wishes enable row level security;
alter table public.card_playsets enable row level security;
alter table public.list_settings enable row level security;
grant select on public.card_wishes, public.card_playsets, public.list_settings to authenticated;
grant select, insert, update, delete on public.card_wishes, public.card_playsets, public.list_settings to service_role;

create policy "members see their wishes" on public.card_wishes
  for select to authenticated using (user_id = (select private.member_id()));
create policy "members see the copies they keep" on public.card_playsets
  for select to authenticated using (user_id = (select private.member_id()));
create policy "members see the settings of their lists" on public.list_settings
  for select to authenticated using (user_id = (select private.member_id()));

create function private.known_card_id(card_id text) returns text
language plpgsql set search_path to ''
as $function$
declare
  current_id text := (private.current_card_ids(array[card_id]))[1];
begin
  if not exists (select from public.cards_2 where id = current_id) then
    raise sqlstate 'PT422' using message = 'This card does not exist.', detail = left(card_id, 100);
  end if;
  return current_id;
end
$function$;
comment on function private.known_card_id is
  'The current id of a card by its current or a former one. Raises PT422 if there is no such card.';

create function public.set_wish(
  card_id text, quantity integer, priority integer default 2, only_printing boolean default false,
  only_foil boolean default false) returns integer
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  current_id text;
begin
  if num_nulls(card_id, quantity, priority, only_printing, only_foil) > 0 then
    raise sqlstate 'PT422' using message = 'Name a card, how many copies and which.';
  end if;
  current_id := private.known_card_id(card_id);
  if quantity <= 0 then
    delete from public.card_wishes as wish where wish.user_id = me and wish.card_id = current_id;
    return 0;
  end if;
  insert into public.card_wishes (user_id, card_id, quantity, priority, only_printing, only_foil)
    values (me, current_id, set_wish.quantity, set_wish.priority, set_wish.only_printing, set_wish.only_foil)
    on conflict on constraint card_wishes_pkey do update set quantity = excluded.quantity, priority = excluded.priority,
      only_printing = excluded.only_printing, only_foil = excluded.only_foil;
  return quantity;
end
$function$;
comment on function public.set_wish is
  'Sets how many copies of a card the caller wants to own, and which will do; 0 or less removes the wish. Answers the '
  'number. Accepts a former id of the card. A repetition changes nothing. Raises PT401 without an account, and PT422 with '
  'a sentence to show.';

create function public.set_playset(card_id text, playset integer) returns integer
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  current_id text;
begin
  if card_id is null then
    raise sqlstate 'PT422' using message = 'Name a card.';
  end if;
  current_id := private.known_card_id(card_id);
  if playset is null then
    delete from public.card_playsets as copies where copies.user_id = me and copies.card_id = current_id;
    return null;
  end if;
  insert into public.card_playsets (user_id, card_id, playset) values (me, current_id, set_playset.playset)
    on conflict on constraint card_playsets_pkey do update set playset = excluded.playset;
  return playset;
end
$function$;
comment on function public.set_playset is
  'Sets how many copies of a printing the caller keeps: those beyond it are for trade. Null is the usual number again. '
  'Answers the number. Raises PT401 without an account, and PT422 with a sentence to show.';

create function public.set_list_settings(
  playset integer default null, shows_wishes boolean default null, shows_trade boolean default null) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
begin
  insert into public.list_settings as settings (user_id, playset, shows_wishes, shows_trade)
    values (me, coalesce(set_list_settings.playset, 4), coalesce(set_list_settings.shows_wishes, false),
      coalesce(set_list_settings.shows_trade, false))
    on conflict on constraint list_settings_pkey do update set
      playset = coalesce(set_list_settings.playset, settings.playset),
      shows_wishes = coalesce(set_list_settings.shows_wishes, settings.shows_wishes),
      shows_trade = coalesce(set_list_settings.shows_trade, settings.shows_trade);
end
$function$;
comment on function public.set_list_settings is
  'Sets how many copies of each printing the caller usually keeps, and whether others see the wishes and what is for trade. '
  'Settings that are null or absent stay. Raises PT401 without an account.';

create function public.lists_of(owner_id uuid) returns jsonb
language sql stable security definer set search_path to ''
as $function$
  select jsonb_build_object(
    'wishes', case when is_own or shows_wishes then (
      select coalesce(
          jsonb_agg(jsonb_build_array(card_id, quantity, priority, only_printing, only_foil) order by card_id), '[]')
        from public.card_wishes where user_id = owner_id) end,
    'playsets', case when is_own or shows_trade then jsonb_build_object(
      'usual', playset,
      'cards', (
        select coalesce(jsonb_agg(jsonb_build_array(copies.card_id, copies.playset) order by copies.card_id), '[]')
          from public.card_playsets as copies where copies.user_id = owner_id)) end,
    'shows_wishes', shows_wishes,
    'shows_trade', shows_trade)
  from (
    select owner.user_id = (select private.member_id()) as is_own, coalesce(playset, 4) as playset,
        coalesce(shows_wishes, false) as shows_wishes, coalesce(shows_trade, false) as shows_trade
      from public.user_profiles as owner
      left join public.list_settings as settings on settings.user_id = owner.user_id
      where owner.user_id = owner_id
        and (owner.user_id = (select private.member_id()) or profile_visibility = 'public')
  ) as lists
$function$;
comment on function public.lists_of is
  'The lists of a member: {"wishes": [[card id, copies, priority, only this printing, only foil], …], "playsets": {"usual": '
  'copies, "cards": [[card id, copies], …]}, "shows_wishes", "shows_trade"}. A list that the member does not show is null '
  'for others. Null if the member does not exist or the profile is private and not the caller''s.';

create or replace function private.join_cards(former text, remaining text) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Deck saves and changes of copies come first, in the order in which all writers lock these tables.
  lock table public.decks, public.user_collections in share row exclusive mode;
  perform from public.cards_2 where id in (former, remaining) order by id for update;

  update public.user_collections as kept
    set quantity = least(9999, kept.quantity + gone.quantity), created_at = least(kept.created_at, gone.created_at),
      updated_at = greatest(kept.updated_at, gone.updated_at)
    from public.user_collections as gone
    where kept.card_id = remaining and gone.card_id = former
      and gone.user_id = kept.user_id and gone.is_foil = kept.is_foil;
  delete from public.user_collections as gone using public.user_collections as kept
    where kept.card_id = remaining and gone.card_id = former
      and gone.user_id = kept.user_id and gone.is_foil = kept.is_foil;
  update public.user_collections set card_id = remaining where card_id = former;

  -- An operation on both can still be undone, because it changed the sum.
  update private.collection_changes as kept
    set before = least(9999, kept.before + gone.before), after = least(9999, kept.after + gone.after),
      created_at = least(kept.created_at, gone.created_at), updated_at = greatest(kept.updated_at, gone.updated_at)
    from private.collection_changes as gone
    where kept.card_id = remaining and gone.card_id = former and gone.user_id = kept.user_id
      and gone.operation_id = kept.operation_id and gone.is_foil = kept.is_foil;
  delete from private.collection_changes as gone using private.collection_changes as kept
    where kept.card_id = remaining and gone.card_id = former and gone.user_id = kept.user_id
      and gone.operation_id = kept.operation_id and gone.is_foil = kept.is_foil;
  update private.collection_changes set card_id = remaining where card_id = former;

  -- Of wishes for both cards, and of numbers to keep, those of the remaining card stay.
  update public.card_wishes as wish set card_id = remaining
    where card_id = former and not exists (
      select from public.card_wishes as other where other.user_id = wish.user_id and other.card_id = remaining);
  update public.card_playsets as copies set card_id = remaining
    where card_id = former and not exists (
      select from public.card_playsets as other where other.user_id = copies.user_id and other.card_id = remaining);

  update public.decks set cards = private.join_deck_entries(cards, former, remaining)
    where cards @> jsonb_build_array(jsonb_build_object('card', former));

  update public.card_prices set card_id = remaining
    where card_id = former and day not in (select price.day from public.card_prices as price where price.card_id = remaining);
  -- The trigger computes the changes between days again.
  update public.card_prices set day = day where card_id = remaining;

  update public.cards_2 as card
    set set_data = card.set_data || jsonb_build_object('franchise', pack.set_data ->> 'franchise')
    from public.cards_2 as pack
    where card.id = remaining and pack.id = former and card.set_data ->> 'franchise' is null;
  -- Of two current corrections of a field, that of the remaining card stays. The trigger writes the others on it.
  update public.manual_corrections as correction set card_id = remaining
    where card_id = former and (ended_at is not null or field not in (
      select other.field from public.manual_corrections as other where other.card_id = remaining and other.ended_at is null));
  update public.cards_2 set updated_at = updated_at where id = remaining;
  update private.card_former_ids set card_id = remaining where card_id = former;
  delete from public.cards_2 where id = former;
  insert into private.card_former_ids (former_id, card_id) values (former, remaining)
    on conflict (former_id) do update set card_id = excluded.card_id;
end
$$;

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
      'deck_versions', (
        select coalesce(jsonb_agg(to_jsonb(deck_version) - 'user_id' || jsonb_build_object(
            'deck', (select decks.name from public.decks where decks.id = deck_version.deck_id),
            'cards', (
              select jsonb_agg(printing || jsonb_build_object('quantity', entry -> 'quantity') order by place)
              from jsonb_array_elements(deck_version.cards) with ordinality as list (entry, place)
              join printings on printings.id = entry ->> 'card'))
          order by deck_version.deck_id, deck_version.number), '[]')
        from public.deck_versions as deck_version where user_id = me),
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
      'card_wishes', (
        select coalesce(jsonb_agg(printing || jsonb_build_object(
            'quantity', quantity, 'priority', priority, 'only_printing', only_printing, 'only_foil', only_foil)
          order by card_id), '[]')
        from public.card_wishes join printings on printings.id = card_id
        where user_id = me),
      'card_playsets', (
        select coalesce(jsonb_agg(printing || jsonb_build_object('playset', playset) order by card_id), '[]')
        from public.card_playsets join printings on printings.id = card_id
        where user_id = me),
      'list_settings', (
        select to_jsonb(settings) - 'user_id' from public.list_settings as settings where user_id = me),
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
