-- Comments as sentences with a subject, and errors with their condition. The migrations that wrote the former ones are applied,
-- and the host refuses a changed migration.

comment on function private.is_client is
  'Whether a visitor writes through the API. Writes of the service, of the owner of the database and of its functions '
  'do not count. Only valid in functions that run with the rights of their caller.';
comment on function private.only_the_service is
  'Raises PT403 for visitors and members, including administrators.';
comment on function private.hold_columns is
  'Before update, with columns as arguments: if a visitor writes, these columns retain their values, because a client '
  'may send back the row that it read.';
comment on function private.refuse_changes is
  'Before update, with columns as arguments: refuses a visitor''s change of these columns.';
comment on function private.wait_for_own_turn is
  'Before any statement on user_collections, and before decks are added: locks the member''s profile. So table calls '
  'wait for running operations on the collection, and decks are added and counted one statement after the other.';
comment on function private.is_blank is
  'Whether a text is invisible: empty, or made only of spaces, control characters, characters that Unicode calls '
  'default ignorable, and the empty Braille pattern.';
comment on function private.is_plain_line is
  'Whether a text is one trimmed visible line without control characters, and without invisible characters that change '
  'how the rest of the text is displayed.';
comment on function private.are_plain_lines is
  'Whether each of these texts is a plain line, see is_plain_line.';
comment on column private.admin_task_runs.held_until is
  'The time until which the run may write. Each set that the run reads extends it, so a run whose process died does '
  'not block others for long.';
comment on function public.begin_admin_task is
  'Begins a run of a task of admin_tasks. Answers {"run_id", "sets_read"}. Raises PT409 while another run is active. '
  'For the service.';
comment on function public.continue_admin_task is
  'Reports that a run is alive and has read a set. Raises PT409 if another run of the task has replaced this one. For '
  'the service.';
comment on function private.take_over_set is
  'Returns the id of a set of the card service in this database. Adds the set if it is missing, and gives a set of the '
  'pack the service''s id.';
comment on function public.import_cards is
  'Adds the missing cards of a set of the card service. A card of the offline pack with the same set, number and name '
  'gets the service''s id, and collections, decks and prices follow (docs/decisions/003). Existing cards do not change. '
  'Answers {"adopted", "imported", "refused": collector numbers that another card has}. Raises PT409 if another run of '
  'the task has replaced this one. For the service.';
comment on function public.update_card_prices is
  'Writes the changed prices of cards of a set: [{"id", "name", "collector_number", "prices_data"}, …]. Answers the '
  'numbers of {"updated", "unchanged", "no_price", "not_found"}, each card in one of them. Raises PT409 if another run '
  'of the task has replaced this one. For the service.';
comment on function private.correct_cards is
  'Returns cards of the card service with the known corrections applied, and with the rarity Promo in promo sets.';
comment on function private.find_franchises is
  'The franchise of each entry of [{"name", "version"}, …] with its place, from 1: the franchise of another printing, '
  'else the most frequent one of the cards with the same name. An entry without a known franchise has no row.';
comment on function private.fill_franchises is
  'Gives cards without a franchise the franchise of other cards with their name.';
comment on function public.count_pack_pairs is
  'The number of cards of the offline pack that the card service lists in a set. Takes the arguments of '
  'link_pack_cards except the run. The other cards of the pack are real printings that only the pack lists. For the service.';
comment on function public.link_pack_cards is
  'Runs before import_cards of a set, with all its cards as [{"id", "name", "version", "collector_number", '
  '"rarity"}, …]. Gives cards of the offline pack the card service''s number, and joins twins that an earlier import '
  'created. Answers the number of joined cards. Raises PT409 if another run of the task has replaced this one. For the '
  'service.';
comment on function private.keep_former_id is
  'After the id of a card changed: saves its former id.';
comment on function private.complete_card is
  'Before insert, and before set_id or set_data change: sets the id and name in set_data to those of the set. A known '
  'franchise stays if the new set_data has none.';
comment on function private.keep_price_of_day is
  'After prices_data of a card changed: saves its prices as the last ones of the day, if they differ from the former '
  'ones.';
comment on function private.work_out_price_change is
  'Before a price of a day is written: computes the difference to the last known price. Days are written in order, so '
  'later days are not recomputed.';
comment on function private.wait_for_deck_saves is
  'Before ids of cards or their sets change, and before sets are written: waits for running deck saves and changes of '
  'copies, and makes new ones wait until the end of the transaction.';
comment on column private.collection_operations.id is
  'Chosen by the caller; unique among the operations of one member.';
comment on column private.collection_operations.is_undoable is
  'Whether the operation''s changes are still stored, so that it can be undone.';
comment on function public.collection_value_history is
  'The value of the copies that are owned now, in USD: [[day, USD], …] of the first day of the period, which starts at '
  'since, at most 366 days ago, and not before the first known price, and of each later day on which a price changed. A '
  'value holds until the next day. Only copies with a current price count, so that the last value is the value of the '
  'collection. On a day without a price the last known price counts, or else the first one, so that missing prices are '
  'no gain or loss. Null if the member does not exist or the profile is private and not the caller''s, like '
  'collection_of.';
comment on function private.take_collection_turn is
  'Locks the signed-in user''s collection until the end of the transaction, and returns the user''s id. Rows do not '
  'change between reading and writing, and operations do not deadlock. Raises PT401 without an account.';
comment on function private.known_answer is
  'The saved answer of an operation; null if the operation is new or has no id. Raises PT422 if the id was used for a '
  'different operation.';
comment on function private.write_copies is
  'Sets the copies of these cards and finishes in a collection, each listed once; 0 for none. Rows with the same copies '
  'do not change. With an operation''s id the changes are saved for its undo. Answers the number of changed rows. '
  'Raises PT422 for a card that does not exist and for more than 9,999 copies.';
comment on function private.tokens_query is
  'A text search query for rows that have each of the tokens and, for each of the words, a word that begins with it. '
  'Null without words and tokens. Only the first eight words (find_decks takes eight) and sixteen tokens (six inks, a '
  'card, a format, and visible) count.';
comment on function private.printings_query is
  'A text search query for the decks with any printing of a card. Null without a card. For an unknown id it only '
  'searches that id. No card has more printings than the limit of 60.';
comment on function private.both_queries is
  'A query for the rows that match both queries. A query that is null matches every row.';
comment on function private.deck_list_query is
  'The SQL statement of find_decks. Its parameters are $1 the caller, $2 the author, $3 the format, $4 the query for the '
  'tokens of a row, $5 the query for the index, $6 to $8 the values of the last known row, $9 the number of rows. "is '
  'true" prevents that $4 is searched in the index too. A filter first scans the next 2,000 rows of the list, which '
  'fill the page if many decks match. From the number of matches follows how many further rows should fill the page: '
  'that many are scanned, unless the index has fewer matching decks. A page that is still not full has a rare filter, '
  'so all its matches are looked up in the index. Neither way reads the whole table, whatever its size.';
comment on function public.find_decks is
  'A page of a list of decks, with all values that a tile shows. The lists are latest, popular (most liked first), '
  'favorites (the caller''s favorites) and mine (the caller''s decks). Filters: one author, a format, all of some inks, '
  'any printing of a card, and words that each begin a word of the deck''s name or of a card''s name. Shows visible '
  'decks and the caller''s. The arguments after_… are the values of the last row of the previous page. A page has 1 to '
  '60 rows. Raises PT422 for an invalid list, format or ink.';
comment on function private.check_number_of_decks is
  'After decks were added, which are in the transition table "added": refuses more than most_decks(). It does not run '
  'before the insert, because saving an existing deck adds none.';
comment on function private.work_out_deck_legality is
  'After check_deck: computes the format, which is infinity with any card of a set that is not core_legal (requirements '
  '§4, Deck creation).';
comment on function private.work_out_deck_inks is
  'After check_deck: computes the inks of a deck from its cards.';
comment on function private.work_out_deck_visibility is
  'Before insert, and before is_public or is_visible change: computes is_visible.';
comment on function private.bump_catalogue_version is
  'After a statement on cards_2 or sets_2: raises the version if rows changed, which are in the transition table '
  '"changed".';

-- Six procedures of collections have the same last sentences.
do $migration$
declare
  procedure_of_collections record;
begin
  for procedure_of_collections in
    select oid::regprocedure as routine, obj_description(oid) as comment from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace and obj_description(oid) like '% PT401, PT422 with a sentence.'
  loop
    execute format('comment on function %s is %L', procedure_of_collections.routine,
      replace(
        replace(procedure_of_collections.comment, 'Counts once for an operation id.',
          'A repetition with the same operation id changes nothing.'),
        'PT401, PT422 with a sentence.',
        'Raises PT401 without an account, and PT422 with a sentence to show.'));
  end loop;
end
$migration$;

do $migration$
declare
  change record;
  definition text;
begin
  for change in select * from (values
    ('private.take_collection_turn',
      '-- The lock of every write, but before any card is looked up: no card id changes until the end.',
      '-- Every write takes this lock. Here it precedes the lookup of cards, so that no card id changes until the end.'),
    ('private.write_copies',
      '-- Held until the end, so that none of its cards is removed or gets another id meanwhile.',
      '-- Locks the cards until the end, so that none of them is removed or gets another id meanwhile.'),
    ('public.recent_collection_operations',
      '-- Its row type is that of the table.',
      '-- The argument needs the row type of the table, which `listed` does not have.'),
    ('private.deck_list_query',
      '-- Only columns of the list''s index: a scan reads nothing else of the decks.',
      '-- A scan reads only these columns of the decks, all of which are in the list''s index.'),
    ('private.deck_list_query',
      '-- A subquery, so that rows are read in the order of the list until the page is full.',
      '-- The subquery makes the planner read rows in the order of the list until the page is full.'),
    ('public.find_decks',
      '-- One or two letters begin so many words that the index would read half of itself to exclude what the other words
  -- match.',
      '-- The index is not searched for one or two letters if there are longer words: many words begin with them, and it would
  -- read half of itself.'),
    ('private.check_deck',
      '-- Held until the deck is saved, so that none of its cards is removed meanwhile.',
      '-- Locks the cards until the deck is saved, so that none of them is removed meanwhile.'),
    ('private.work_out_deck_visibility',
      '-- Locked, so that a concurrent change of the profile''s visibility does not miss this deck.',
      '-- Locks the profile, so that a concurrent change of its visibility does not miss this deck.')
  ) as comments (routine, former, plain) loop
    definition := pg_get_functiondef(change.routine::regproc);
    if position(change.former in definition) = 0 then
      raise exception '% does not have the comment "%"', change.routine, change.former;
    end if;
    execute replace(definition, change.former, change.plain);
  end loop;
end
$migration$;
