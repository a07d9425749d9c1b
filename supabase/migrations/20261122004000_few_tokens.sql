-- find_decks makes a query of what it is asked for before it looks whether that are inks: of a hundred thousand it would for
-- many seconds, and PGlite answers nobody meanwhile. What is more than it can ask for is left out, and refused afterwards.
create or replace function private.tokens_query(words text[], tokens text[]) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg('''' || replace(replace(part, '\', '\\'), '''', '''''') || '''' || suffix, ' & ')::tsquery
  from (
    select word, ':*' from unnest(words[1:8]) as word
    union all
    select left(token, 110), '' from unnest(tokens[1:16]) as token
  ) as parts (part, suffix)
$$;
comment on function private.tokens_query is
  'Finds what has a word that begins with each of the words, and each of the tokens. Null without any. Of more than eight '
  'words (find_decks takes eight) and sixteen tokens (six inks, a card, a format, and visible) the first are taken.';
