-- Words that only the names of deleted or renamed decks had do not stay in private.deck_words: a name may be personal.

create function private.remove_deck_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  gone text[];
begin
  if tg_op = 'DELETE' then
    gone := array(select unnest(private.words_of(before.name)) from before);
  else
    gone := array(
      select unnest(private.words_of(before.name)) from before join after using (id) where before.name <> after.name);
  end if;
  delete from private.deck_words
    where word = any (gone)
      and not exists (select from private.deck_search where tokens @@ ('''' || word || '''')::tsquery);
  return null;
end
$$;
comment on function private.remove_deck_words is
  'After decks were deleted or renamed: removes the words of their names that no deck has any more. It runs after the '
  'triggers of single rows, which renew private.deck_search. If another deck with such a word is saved at the same '
  'moment, the word may be missing; then a rare filter finds that deck by the whole word only, until it is saved again.';

create trigger decks_deleted_words after delete on public.decks
  referencing old table as before for each statement execute function private.remove_deck_words();
create trigger decks_renamed_words after update on public.decks
  referencing old table as before new table as after for each statement execute function private.remove_deck_words();

comment on table private.deck_words is
  'The words in the search index of decks. Two transactions may add the same word at once, because neither waits for the '
  'other.';
