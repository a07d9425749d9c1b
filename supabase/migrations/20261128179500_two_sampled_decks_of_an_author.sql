-- A sample has at most two decks of an author, so that a card which three decks hold has two authors.

create or replace function public.sample_decks(with_inks text[] default null, with_card text default null) returns jsonb
language plpgsql stable security definer
set search_path = '' set jit = off
as $$
declare
  me constant uuid := (select private.member_id());
  wanted constant text[] := array(select distinct ink from unnest(with_inks) as ink);
  most constant integer := case when with_card is null then 1000 else 300 end;
  ids uuid[];
begin
  if with_card is null then
    if cardinality(with_inks) > 6 or cardinality(wanted) not between 1 and 2
      or exists (select from unnest(wanted) as ink where private.is_ink(ink) is not true) then
      raise sqlstate 'PT422' using message = 'Decks are sampled by a card, or by one or two of the six inks.';
    end if;
    ids := array(select id from private.complete_decks_of_inks(wanted, 2 * most));
  else
    ids := array(select id from private.complete_decks_with_card(with_card, 2 * most));
  end if;
  return (
    with listed as (
      select distinct on (frame, copies, others) decks.id, user_id, created_at
        from public.decks join private.deck_copies on deck_id = decks.id
        where decks.id = any (ids) and is_visible and user_id is distinct from me
        order by frame, copies, others, created_at desc, decks.id desc
    ),
    placed as (
      select id, created_at, row_number() over (partition by user_id order by created_at desc, id desc) as of_author from listed
    ),
    chosen as materialized (
      select id, row_number() over (order by created_at desc, id desc) as place
        from placed where of_author <= 2 order by place limit most
    ),
    line as materialized (
      select chosen.place, entry ->> 'card' as card, (entry ->> 'quantity')::integer as copies
        from chosen join public.decks using (id) cross join lateral jsonb_array_elements(cards) as entry
    ),
    numbered as materialized (
      select card, row_number() over (order by card) - 1 as number from (select distinct card from line) as known
    ),
    deck as (
      select place, to_jsonb(array_agg(64 * number + copies)) as list from line join numbered using (card) group by place
    )
    select jsonb_build_object(
      'cards', coalesce((select jsonb_agg(card order by number) from numbered), '[]'),
      'decks', coalesce((select jsonb_agg(list order by place) from deck), '[]'))
  );
end
$$;
comment on function public.sample_decks is
  'A sample of the newest visible decks of 60 cards of others: those with any printing of a card, or those whose inks are with_inks or one of these (with a single ink: only this one or with any other). Of equal lists the newest counts, and of each author the newest two. Answers {"cards": [card ids], "decks": [[64 * place in cards + copies, …], …]}, the newest deck first, at most 1,000 decks, or 300 with a card. It depends on visible decks only. Raises PT422 without a card or one or two inks.';
