-- Generated from supabase/migrations by "npm run generate:schema": read it here, change it in a migration.

-- The cards that members want, the copies that they keep, and who sees what is for trade.

-- The copies that members want to own. A member has at most one row for each card.
create table public.card_wishes (
  user_id uuid not null,
  card_id text not null,
  -- The number of copies to own: owned ones count, so that a purchase fulfills the wish.
  quantity integer not null,
  -- 1 is high, 2 normal, 3 low.
  priority integer default 2 not null,
  -- Whether only this printing will do; otherwise any printing of the name.
  only_printing boolean default false not null,
  only_foil boolean default false not null,
  constraint card_wishes_pkey primary key (user_id, card_id),
  constraint card_wishes_card_id_fkey foreign key (card_id) references cards_2(id) on update cascade on delete cascade,
  constraint card_wishes_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete cascade,
  constraint card_wishes_priority_is_1_to_3 check (priority >= 1 and priority <= 3),
  constraint card_wishes_quantity_is_1_to_99 check (quantity >= 1 and quantity <= 99)
);

create index card_wishes_of_a_card on public.card_wishes using btree (card_id);

alter table public.card_wishes enable row level security;
grant select on public.card_wishes to authenticated;
grant select, insert, update, delete on public.card_wishes to service_role;

create policy "members see their wishes" on public.card_wishes
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

-- The copies of a printing that a member keeps, where it is not the usual number. Copies beyond it are for trade.
create table public.card_playsets (
  user_id uuid not null,
  card_id text not null,
  playset integer not null,
  constraint card_playsets_pkey primary key (user_id, card_id),
  constraint card_playsets_card_id_fkey foreign key (card_id) references cards_2(id) on update cascade on delete cascade,
  constraint card_playsets_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete cascade,
  constraint card_playsets_are_0_to_9999 check (playset >= 0 and playset <= 9999)
);

create index card_playsets_of_a_card on public.card_playsets using btree (card_id);

alter table public.card_playsets enable row level security;
grant select on public.card_playsets to authenticated;
grant select, insert, update, delete on public.card_playsets to service_role;

create policy "members see the copies they keep" on public.card_playsets
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

-- The copies of each printing that a member usually keeps, and the lists that others see. Without a row 4, and none.
create table public.list_settings (
  user_id uuid not null,
  playset integer default 4 not null,
  shows_wishes boolean default false not null,
  shows_trade boolean default false not null,
  constraint list_settings_pkey primary key (user_id),
  constraint list_settings_user_id_fkey foreign key (user_id) references user_profiles(user_id) on delete cascade,
  constraint list_settings_playset_is_0_to_9999 check (playset >= 0 and playset <= 9999)
);

alter table public.list_settings enable row level security;
grant select on public.list_settings to authenticated;
grant select, insert, update, delete on public.list_settings to service_role;

create policy "members see the settings of their lists" on public.list_settings
  as permissive for select to authenticated
  using ((user_id = (select private.member_id())));

-- The current id of a card by its current or a former one. Raises PT422 if there is no such card.
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

-- Sets how many copies of a card the caller wants to own, and which will do; 0 or less removes the wish. Answers the
-- number. Accepts a former id of the card. A repetition changes nothing. Raises PT401 without an account, and PT422
-- with a sentence to show.
create function public.set_wish(card_id text, quantity integer, priority integer default 2, only_printing boolean default false, only_foil boolean default false) returns integer
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  current_id text;
begin
  if num_nulls(card_id, quantity, priority, only_printing, only_foil) > 0 then
    raise sqlstate 'PT422' using message = 'A card, a number of copies and a kind of copies are required.';
  end if;
  current_id := private.known_card_id(card_id);
  if quantity <= 0 then
    delete from public.card_wishes as wish where wish.user_id = me and wish.card_id = current_id;
    return 0;
  end if;
  if quantity > 99 then
    raise sqlstate 'PT422' using message = 'You can wish for at most 99 copies of a card.';
  end if;
  if priority not between 1 and 3 then
    raise sqlstate 'PT422' using message = 'The priority of a wish is 1, 2 or 3.';
  end if;
  insert into public.card_wishes (user_id, card_id, quantity, priority, only_printing, only_foil)
    values (me, current_id, set_wish.quantity, set_wish.priority, set_wish.only_printing, set_wish.only_foil)
    on conflict on constraint card_wishes_pkey do update set quantity = excluded.quantity, priority = excluded.priority,
      only_printing = excluded.only_printing, only_foil = excluded.only_foil;
  return quantity;
end
$function$;

-- Sets how many copies of a printing the caller keeps: those beyond it are for trade. Null is the usual number again.
-- Answers the number. Raises PT401 without an account, and PT422 with a sentence to show.
create function public.set_playset(card_id text, playset integer) returns integer
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
  current_id text;
begin
  if card_id is null then
    raise sqlstate 'PT422' using message = 'A card is required.';
  end if;
  current_id := private.known_card_id(card_id);
  if playset is null then
    delete from public.card_playsets as copies where copies.user_id = me and copies.card_id = current_id;
    return null;
  end if;
  if playset not between 0 and 9999 then
    raise sqlstate 'PT422' using message = 'You can keep 0 to 9,999 copies of a card.';
  end if;
  insert into public.card_playsets (user_id, card_id, playset) values (me, current_id, set_playset.playset)
    on conflict on constraint card_playsets_pkey do update set playset = excluded.playset;
  return playset;
end
$function$;

-- Sets how many copies of each printing the caller usually keeps, and whether others see the wishes and what is for
-- trade. Settings that are null or absent stay. Raises PT401 without an account, and PT422 with a sentence to show.
create function public.set_list_settings(playset integer default null::integer, shows_wishes boolean default null::boolean, shows_trade boolean default null::boolean) returns void
language plpgsql security definer set search_path to ''
as $function$
declare
  me uuid := private.take_collection_turn();
begin
  if playset not between 0 and 9999 then
    raise sqlstate 'PT422' using message = 'You can keep 0 to 9,999 copies of a card.';
  end if;
  insert into public.list_settings as settings (user_id, playset, shows_wishes, shows_trade)
    values (me, coalesce(set_list_settings.playset, 4), coalesce(set_list_settings.shows_wishes, false),
      coalesce(set_list_settings.shows_trade, false))
    on conflict on constraint list_settings_pkey do update set
      playset = coalesce(set_list_settings.playset, settings.playset),
      shows_wishes = coalesce(set_list_settings.shows_wishes, settings.shows_wishes),
      shows_trade = coalesce(set_list_settings.shows_trade, settings.shows_trade);
end
$function$;

-- The lists of a member: {"wishes": [[card id, copies, priority, only this printing, only foil], …], "playsets":
-- {"usual": copies, "cards": [[card id, copies], …]}, "shows_wishes", "shows_trade"}. A list that the member does not
-- show is null for others. Null if the member does not exist or the profile is private and not the caller's.
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
