-- What a list of decks shows and is searched by: the inks of a deck, and its tokens in private.deck_search.

-- decks.inks ----------------------------------------------------------------------------------------------------------

alter table public.decks add column inks text[] not null default '{}'
  constraint decks_inks_are_inks
  check (inks <@ array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'] and cardinality(inks) <= 6);
comment on column public.decks.inks is 'The inks of its cards, in the order of the six. The database works it out.';

create function private.cards_of(cards jsonb) returns text[]
language sql immutable set search_path = ''
as $$ select array(select entry ->> 'card' from jsonb_array_elements(cards) as entry) $$;
comment on function private.cards_of is 'The ids in the list of a deck. As an array they are looked up one by one.';

create function private.work_out_deck_inks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.inks := array(
    select ink
      from unnest(array['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel']) with ordinality as six (ink, place)
      where ink in (
        select unnest(coalesce(cards_2.inks, '{}') || cards_2.ink)
          from public.cards_2 where id = any (private.cards_of(new.cards))
      )
      order by place
  );
  return new;
end
$$;
comment on function private.work_out_deck_inks is 'After check_deck: the inks of a deck''s cards.';

-- Words and tokens ----------------------------------------------------------------------------------------------------

create function private.words_of(line text) returns text[]
language sql immutable strict set search_path = ''
as $$
  select array(
    select distinct word
      from regexp_split_to_table(
        regexp_replace(
          lower(regexp_replace(normalize(line, nfd), '[\u0300-\u036f]', '', 'g')),
          '[''`\u00b4\u02bc\u2018\u2019\u201b\u2032]', '', 'g'),
        '[\u0001-/:-@\[-`{-\u00bf\u2000-\u206f\u3000-\u3003]+'
      ) as word
      where word <> ''
  )
$$;
comment on function private.words_of is
  'The words of a text as they are compared: lower case, without accents and apostrophes, as foldText of '
  'src/domain/cards/foldText.ts has them; everything else that is no letter and no digit parts them.';

-- Apart from decks, so that a favourite, which moves a deck in the lists, does not write to this index as well.
create table private.deck_search (
  deck_id uuid primary key references public.decks (id) on delete cascade,
  tokens tsvector not null
);
comment on table private.deck_search is 'What each deck is found by.';
comment on column private.deck_search.tokens is
  'The words of its name and of its cards'' names, and, marked by a colon that no word has: ":card <id>", ":ink <ink>", '
  '":format <legality>", ":visible" when others see it.';
alter table private.deck_search enable row level security;

-- One index for all of it: what a search combines is met inside of the index. A new deck is written to it at once: a list
-- of pending ones would be read through by every search.
create index deck_search_tokens on private.deck_search using gin (tokens) with (fastupdate = off);

create function private.deck_tokens(deck public.decks) returns tsvector
language sql stable security definer set search_path = ''
as $$
  select array_to_tsvector(
    private.words_of(concat_ws(' ', deck.name, string_agg(concat_ws(' ', cards_2.name, cards_2.version), ' ')))
    || array_agg(':card ' || cards_2.id)
    || array(select ':ink ' || ink from unnest(deck.inks) as ink)
    || array[':format ' || deck.legality]
    || case when deck.is_visible then array[':visible'] else '{}' end
  )
  from public.cards_2 where id = any (private.cards_of(deck.cards))
$$;
comment on function private.deck_tokens is 'What private.deck_search holds of a deck.';

create function private.tokens_query(words text[], tokens text[]) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg('''' || replace(replace(part, '\', '\\'), '''', '''''') || '''' || suffix, ' & ')::tsquery
  from (
    select word, ':*' from unnest(words) as word
    union all
    select token, '' from unnest(tokens) as token
  ) as parts (part, suffix)
$$;
comment on function private.tokens_query is
  'Finds what has a word that begins with each of the words, and each of the tokens. Null without any.';

create function private.index_deck() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deck_search values (new.id, private.deck_tokens(new))
    on conflict (deck_id) do update set tokens = excluded.tokens;
  return null;
end
$$;
comment on function private.index_deck is 'After insert, and after what deck_tokens reads of a deck changed.';

create function private.follow_card_faces() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.decks set inks = inks where id in (
    select decks.id
      from before join after using (id)
      join public.decks on decks.cards @> jsonb_build_array(jsonb_build_object('card', after.id))
      where (before.name, before.version, before.ink, before.inks)
        is distinct from (after.name, after.version, after.ink, after.inks)
  );
  return null;
end
$$;
comment on function private.follow_card_faces is
  'After a card''s name or inks changed: the inks of its decks follow, and what they are found by.';

-- Triggers ------------------------------------------------------------------------------------------------------------

-- Triggers fire in the order of their names: this one after decks_check.
create trigger decks_inks before insert or update of cards, inks on public.decks
  for each row execute function private.work_out_deck_inks();
create trigger decks_search
  after insert or update of name, cards, inks, legality, is_public, is_visible on public.decks
  for each row execute function private.index_deck();
create trigger cards_2_faces after update on public.cards_2
  referencing old table as before new table as after
  for each statement execute function private.follow_card_faces();

-- Decks there are already.
update public.decks set inks = inks;
