-- Numbers beyond the limits of wishes and of copies to keep are refused with a sentence instead of PostgreSQL's text.
create or replace function public.set_wish(card_id text, quantity integer, priority integer default 2, only_printing boolean default false, only_foil boolean default false) returns integer
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

create or replace function public.set_playset(card_id text, playset integer) returns integer
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

create or replace function public.set_list_settings(playset integer default null::integer, shows_wishes boolean default null::boolean, shows_trade boolean default null::boolean) returns void
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

comment on function public.set_list_settings is
  'Sets how many copies of each printing the caller usually keeps, and whether others see the wishes and what is for trade. Settings that are null or absent stay. Raises PT401 without an account, and PT422 with a sentence to show.';
comment on function public.import_matches is
  'Adds matches of the caller''s decks, except games that are known by game_id or id. Each entry is an object with columns of matches; a version that the deck does not have is left out. A known match of several games that is not over gets the games that it lacks. An entry with the id of a match that was logged here and a game_id says that both are one match, which gets the game_id. Answers {"added", "completed", "recognized", "unchanged"}. Raises PT401 without an account, PT422 with a sentence to show, and 23514 for an invalid column. One invalid entry refuses all.';
