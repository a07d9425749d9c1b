-- Pages judge decks by the day from which a set is legal.

create or replace view public.sets2_with_stats with (security_invoker = true) as
  select id, name, code, main_set, released_at, key_art, image, core_legal,
    (select count(*)::integer from public.cards_2 where cards_2.set_id = sets_2.id) as actual_card_count, prereleased_at
  from public.sets_2;
