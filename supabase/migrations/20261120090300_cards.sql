-- cards_2 and what is derived from it: sets2_with_stats and characters (specification §3).
-- Written by the first seed and the card sync; administrators may only remove cards that nobody holds.

create table public.cards_2 (
  id text primary key
    constraint cards_2_id_is_short check (char_length(id) <= 100 and private.is_plain_line(id)),
  name text not null
    constraint cards_2_name_is_short check (char_length(name) <= 200 and private.is_plain_line(name)),
  version text constraint cards_2_version_is_short check (char_length(version) <= 200),
  layout text not null default 'normal'
    constraint cards_2_layout check (layout in ('normal', 'landscape')),
  released_at date,
  cost integer constraint cards_2_cost_is_not_negative check (cost >= 0),
  inkwell boolean not null default false,
  ink text constraint cards_2_ink check (private.is_ink(ink)),
  inks text[]
    constraint cards_2_inks
    check (inks <@ array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] and cardinality(inks) <= 6),
  type text[] not null default '{}' constraint cards_2_type_is_short check (cardinality(type) <= 10),
  classifications text[] constraint cards_2_classifications_are_few check (cardinality(classifications) <= 30),
  rules_text text constraint cards_2_rules_text_is_short check (char_length(rules_text) <= 5000),
  keywords text[] constraint cards_2_keywords_are_few check (cardinality(keywords) <= 30),
  move_cost integer,
  strength integer,
  willpower integer,
  lore integer,
  rarity text not null
    constraint cards_2_rarity check (rarity in (
      'Common', 'Uncommon', 'Rare', 'Super Rare', 'Legendary', 'Epic', 'Iconic', 'Enchanted', 'Promo')),
  illustrators text[] constraint cards_2_illustrators_are_few check (cardinality(illustrators) <= 30),
  collector_number text not null
    constraint cards_2_collector_number_is_short check (char_length(collector_number) between 1 and 20),
  lang text not null default 'en' constraint cards_2_lang_is_short check (char_length(lang) <= 10),
  flavor_text text constraint cards_2_flavor_text_is_short check (char_length(flavor_text) <= 2000),
  tcgplayer_id integer,
  legalities jsonb,
  set_data jsonb not null default '{}'
    constraint cards_2_set_data_is_an_object check (jsonb_typeof(set_data) = 'object'),
  prices_data jsonb
    constraint cards_2_prices_data_is_an_object check (jsonb_typeof(prices_data) in ('object', 'null')),
  image_small text constraint cards_2_image_small_is_short check (char_length(image_small) <= 2000),
  image_normal text constraint cards_2_image_normal_is_short check (char_length(image_normal) <= 2000),
  image_large text constraint cards_2_image_large_is_short check (char_length(image_large) <= 2000),
  set_id text not null references public.sets_2 (id) on update cascade on delete restrict,
  -- The rows of one transaction still come in an order: pages are read by created_at.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now()
);
comment on table public.cards_2 is 'Every printing of every card.';
comment on column public.cards_2.inks is 'Both inks of a dual-ink card; may be null where ink says it.';
comment on column public.cards_2.set_data is '{id, name, franchise}; id and name always those of the card''s row in sets_2.';
comment on column public.cards_2.prices_data is '{usd, usd_foil}: USD as decimal text, null or absent without a market.';

-- A printing exists once, whatever source it came from: the card sync finds its card by this.
create unique index cards_2_set_and_number_are_unique on public.cards_2 (set_id, collector_number);
create index cards_2_in_order_of_creation on public.cards_2 (created_at, id);
-- "select by set_data id" (specification §7).
create index cards_2_set_data_id on public.cards_2 ((set_data ->> 'id'));

-- Triggers ------------------------------------------------------------------------------------------------------------

create function private.complete_card() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.set_id := coalesce(new.set_id, new.set_data ->> 'id');
  new.set_data := jsonb_build_object(
    'id', new.set_id,
    'name', (select name from public.sets_2 where id = new.set_id),
    'franchise', coalesce(
      new.set_data ->> 'franchise',
      case when tg_op = 'UPDATE' then old.set_data ->> 'franchise' end
    )
  );
  return new;
end
$$;
comment on function private.complete_card is
  'Before insert and before set_id or set_data change: set_data tells the truth about the set. '
  'A franchise once known stays when a source does not name one.';

create function private.rename_set_on_cards() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.cards_2 set set_data = set_data where set_id = new.id;
  return null;
end
$$;
comment on function private.rename_set_on_cards is 'After a set''s name changed: its cards carry the name too.';

create trigger cards_2_complete before insert or update of set_id, set_data on public.cards_2
  for each row execute function private.complete_card();
create trigger cards_2_stamp before update on public.cards_2
  for each row when (old.* is distinct from new.*) execute function private.stamp_any_change();
create trigger cards_2_version after insert or update or delete or truncate on public.cards_2
  for each statement execute function private.bump_catalogue_version();
create trigger sets_2_rename_on_cards after update of name on public.sets_2
  for each row when (old.name <> new.name) execute function private.rename_set_on_cards();

-- Policies ------------------------------------------------------------------------------------------------------------

alter table public.cards_2 enable row level security;
grant select on public.cards_2 to anon;
grant select, delete on public.cards_2 to authenticated;
grant all on public.cards_2 to service_role;

create policy "everyone sees cards"
  on public.cards_2 for select using (true);
create policy "administrators remove cards"
  on public.cards_2 for delete to authenticated using ((select private.is_admin()));

-- Views ---------------------------------------------------------------------------------------------------------------

create view public.sets2_with_stats with (security_invoker = true) as
  select id, name, code, main_set, released_at, key_art, image, core_legal,
    (select count(*)::integer from public.cards_2 where set_id = sets_2.id) as actual_card_count
  from public.sets_2;
comment on view public.sets2_with_stats is 'Sets with the number of their cards in the database.';
grant select on public.sets2_with_stats to anon, authenticated, service_role;

create view public.characters with (security_invoker = true) as
  select md5(name) as id, name, card_ids
  from (
    select split_part(name, ' - ', 1) as name, array_agg(id order by released_at, id) as card_ids
    from public.cards_2
    where 'Character' = any (type)
    group by 1
  ) as by_name;
comment on view public.characters is 'Characters with the ids of their cards, oldest first: always what cards_2 says.';
grant select on public.characters to anon, authenticated, service_role;
