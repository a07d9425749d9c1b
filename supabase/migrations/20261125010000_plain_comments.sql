-- Comments in plain words that name their subject and cite docs/requirements. The migrations that wrote the former ones are
-- applied, and the host refuses a changed migration.

comment on function private.member_id is
  'The id of the signed-in user; null for guests and the service. PT401 with the detail session_not_found for a '
  'token whose session has ended. Policies and functions use it instead of auth.uid(), which only checks the token.';
comment on function private.is_admin is
  'Whether the caller is an administrator (requirements §6).';
comment on function private.is_client is
  'Whether a visitor writes through the API, not the service, the owner of the database or one of its functions. '
  'Only valid in functions that run with the rights of their caller.';
comment on function private.only_the_service is
  'PT403 for visitors and members, including administrators.';
comment on function private.hold_columns is
  'Before update, arguments: columns. They retain their value if a visitor writes, because a client may send back '
  'the row that it read.';
comment on function private.refuse_changes is
  'Before update, arguments: columns. Refuses a change of them by a visitor.';
comment on function private.stamp_new_row is
  'Before insert: the database sets created_at, whatever a visitor sends.';
comment on function private.stamp_changed_row is
  'Before update: sets the time of a visitor''s last change. Updates by triggers do not change the time.';
comment on function private.stamp_any_change is
  'Before update of columns that only the service and administrators write.';
comment on function private.wait_for_own_turn is
  'Before any statement on user_collections: makes table calls wait for the operations. Before decks are added: '
  'makes the statements of a member, and so their count, run one after the other.';
comment on function private.is_blank is
  'Whether a text is invisible: empty, or only of spaces, control characters, characters that Unicode calls default '
  'ignorable, and the empty Braille pattern.';
comment on function private.is_plain_line is
  'Whether a text is one trimmed visible line, without control characters and without invisible ones that change '
  'how others read.';
comment on function private.words_of is
  'The words of a text for comparison: lower case, without accents and apostrophes, like foldText of '
  'src/domain/cards/foldText.ts. All characters except letters and digits separate words.';
comment on table public.admin_tasks is
  'One row per task; last_run and success are null until the first run (shown as "Not Run").';
comment on column public.admin_tasks.success is
  'Whether the last run saved everything that it could read. details.outcome is "Success", "Incomplete" '
  '(details.sets_left_out of details.sets_total sets were left out) or "Failed".';
comment on column public.admin_tasks.held_until is
  'The time at which the current run loses the task unless it goes on; null without a run. The other columns are '
  'the last result.';
comment on table private.admin_task_runs is
  'The last run of each maintenance task. Only this run may write until its time is over.';
comment on column private.admin_task_runs.held_until is
  'Extended with each set that is read, so that a run whose process died does not block others for longer.';
comment on column private.admin_task_runs.sets_read is
  '{code of a set: when it was last read, in seconds}. A run begins with the sets that the previous run did not '
  'reach.';
comment on function public.begin_admin_task is
  'Begins a run of a task of admin_tasks. Answers {"run_id", "sets_read"}. PT409 while another run is active; for '
  'the service.';
comment on function public.continue_admin_task is
  'Reports that a run is alive and has read a set. PT409 for a run that is no longer the task''s last; for the '
  'service.';
comment on function public.end_admin_task is
  'Ends a run and saves the result of its task; does nothing if another run has replaced it. For the service.';
comment on function private.letters_of is
  'A name without case, spaces and punctuation: sources write "HeiHei" and "Heihei", "Ursula''s" and "Ursula’s". '
  'Versions may be misspelled too, so the name with set and number is enough to identify a card.';
comment on function private.take_over_set is
  'The id of a set of the card service in this database. Adds a new set; gives a set of the pack the service''s id.';
comment on function public.import_cards is
  'Adds the missing cards of a set of the card service. A card of the offline pack with the same set, number and '
  'name gets the service''s id, and collections, decks and prices follow (docs/decisions/003). Existing cards stay '
  'as they are. Answers {"adopted", "imported", "refused": collector numbers that another card has}. PT409; for the '
  'service.';
comment on function public.update_card_prices is
  'Writes the changed prices of cards of a set: [{"id", "name", "collector_number", "prices_data"}, …]. Answers the '
  'numbers of {"updated", "unchanged", "no_price", "not_found"}, each card in one of them. PT409; for the service.';
comment on function public.admin_stats is
  'The numbers of {"users", "decks", "cards"}, including private ones, and of members since 00:00 UTC '
  '("active_today"). A member counts after a sign-in or a renewal of the access token, which browsers do at least '
  'once per hour of use. A visit that began before midnight counts from its next renewal. 42501 for all but '
  'administrators.';
comment on table private.card_corrections is
  'Values that the card service lists wrongly, as columns of cards_2, with the source of the correct ones. Applied '
  'to every import.';
comment on function private.card_key is
  'The key that all printings of a card share: its full name, folded like cardKey of src/domain/cards/cardKey.ts.';
comment on function private.is_promo_set is
  'Whether all cards of a set are promos. The card service gives some of them the rarity of another printing. '
  'Products such as "Curator''s Collection" have separate rarities.';
comment on function private.find_franchises is
  'The franchises of [{"name", "version"}, …], by their places from 1: that of another printing, else the most '
  'frequent one of the cards with the same name. A name without a known franchise has no row.';
comment on function private.fill_franchises is
  'Sets missing franchises of cards to that of other cards with their name.';
comment on function private.pair_pack_cards is
  'Pairs cards of the offline pack with cards of the card service in a set: by number and name, by a known alias of '
  'the number, or, if the whole set was read, by full name and rarity if each side has exactly one candidate left.';
comment on function public.count_pack_pairs is
  'The number of cards of the offline pack that the card service lists in a set, given as for link_pack_cards. The '
  'others are real printings that only the pack lists. For the service.';
comment on function public.link_pack_cards is
  'Runs before import_cards of a set, with all its cards as [{"id", "name", "version", "collector_number", '
  '"rarity"}, …]. Gives cards of the offline pack the card service''s number, and joins twins that an earlier '
  'import created. Answers the number of joined cards. PT409; for the service.';
comment on function private.join_deck_entries is
  'A deck''s list with the remaining card instead of the former one. Copies add up. Copies beyond four become other '
  'printings with the same full name, so that the deck has the same cards and stays legal.';
comment on function private.join_cards is
  'Joins two rows of the same card: copies, decks, operations, prices and former ids of the first go to the second.';
comment on function private.join_known_twins is
  'Joins twins that an import created before their alias was known.';
comment on column public.cards_2.inks is
  'Both inks of a dual-ink card; may be null if ink has them.';
comment on column public.cards_2.set_data is
  '{id, name, franchise}; id and name are always those of the card''s row in sets_2.';
comment on table public.card_prices is
  'A row for each day (UTC) on which the prices of a card changed, in USD; null without a price. Prices hold until '
  'the next row.';
comment on column public.card_prices.usd_change is
  'The difference of usd to the last known price, in USD; 0 without a price now or before. Computed by the '
  'database.';
comment on column public.card_prices.usd_foil_change is
  'The difference of usd_foil, like usd_change.';
comment on view public.characters is
  'Characters with the ids of their cards, oldest first, derived from cards_2.';
comment on table private.card_former_ids is
  'Former ids of cards, such as those of the offline pack, and the card''s current id.';
comment on function private.is_price is
  'Whether this is a price: a decimal number above 0, as text or not. 0, empty, missing and unreadable values are '
  'not prices (requirements §5, Foil display), like in parsePrice of src/domain/cards/prices.ts.';
comment on function private.is_foil_only is
  'Whether cards_2.prices_data says that a card is sold only as foil (requirements §4, Bulk add), like finishes of '
  'src/domain/cards/prices.ts. Both are tested by src/domain/collection/bulk-add.cases.ts.';
comment on function private.price_in_usd is
  'A price of cards_2.prices_data in whole cents; null for an invalid one.';
comment on function private.complete_card is
  'Before insert and before set_id or set_data change: corrects set_data by the set. A known franchise stays if a '
  'source names none.';
comment on function private.keep_cards_that_are_held is
  'Before delete on cards_2: refuses to delete cards that a member owns or a deck contains.';
comment on function private.current_card_ids is
  'The current ids of cards, in the same order. Ids that never belonged to a card stay the same.';
comment on function private.keep_former_id is
  'After the id of a card changed.';
comment on function private.follow_card_ids is
  'After card ids changed (from the pack''s to the card service''s): updates the decks. Set and number identify the '
  'cards, so they must not change in the same statement.';
comment on function private.follow_card_faces is
  'After a card''s name or inks changed: updates the inks of its decks and their search index.';
comment on function private.keep_price_of_day is
  'After prices_data of a card changed: saves its last prices of a day, unless they are the same.';
comment on function private.work_out_price_change is
  'Before a price of a day is written: computes its difference. Days are written in order; later ones are not '
  'recomputed.';
comment on function private.wait_for_deck_saves is
  'Before ids of cards or their sets change, and before sets are written: running deck saves and changes of copies '
  'come first, new ones wait until the end.';
comment on table private.collection_operations is
  'The operations on a collection by id, with their answers, for 90 days, so that a repetition changes nothing.';
comment on column private.collection_operations.id is
  'Chosen by the caller; only the member''s operations count.';
comment on column private.collection_operations.asked is
  'The MD5 of the request, to distinguish a repetition from a mistake.';
comment on column private.collection_operations.is_undoable is
  'Whether its changes are still stored.';
comment on column private.collection_operations.set_name is
  'The name of the set of a bulk add or removal at that time; null for other operations.';
comment on table private.collection_changes is
  'The rows that an operation changed: copies before and after, 0 for no row. Stored for each member''s last 10 '
  'operations that can be undone.';
comment on column private.collection_changes.created_at is
  'updated_at of the row before the operation; null without a row.';
comment on function public.collection_of is
  '{"name": the owner''s, "entries": [[card id, non-foil copies, foil copies], …]} in one snapshot, without a row '
  'limit; null if the member does not exist or the profile is private and not the caller''s. It checks the access '
  'itself, because under row level security each row would look up its owner''s profile.';
comment on function public.collection_value_history is
  'The value of the copies that are owned now, in USD: [[day, USD], …] of the first day of the period (since, at '
  'most 366 days ago, and not before the first known price) and of each later day on which a price changed. A value '
  'holds until the next day. Only copies with a current price count, so that it ends with the value of the '
  'collection. On a day without a price the last known one counts, or else the first one, so that missing prices '
  'are no gain or loss. Null if the member does not exist or the profile is private and not the caller''s, like '
  'collection_of.';
comment on function private.take_collection_turn is
  'The signed-in user, whose collection is locked until the end of the transaction: rows that were read still hold '
  'when they are written, and operations do not deadlock. PT401 without an account.';
comment on function private.known_answer is
  'The saved answer of an operation; null for one that is new or has no id. PT422 for an id that was used for '
  'another operation.';
comment on function private.write_down_operation is
  'Saves an operation that has an id with its answer, and deletes operations that are too old to be repeated or '
  'undone.';
comment on function private.write_copies is
  'Sets the copies of these cards and finishes in a collection, each listed once; 0 for none. Rows with the same '
  'copies stay as they are. With an operation''s id the changes are saved for its undo. Answers the number of '
  'changed rows. PT422 for a card that does not exist and for more than 9,999 copies.';
comment on function public.adjust_collection is
  'Adds copies of a card to the caller''s collection, or removes some, at most the existing ones. Answers the new '
  'number. Accepts a former id of the card. A repetition with the same operation id answers the same and changes '
  'nothing. PT401, PT422 with a sentence.';
comment on function public.set_collection is
  'Sets the copies of a card in the caller''s collection, none for 0 or less. Answers the new number. Accepts a '
  'former id of the card. A repetition with the same operation id answers the same and changes nothing. PT401, '
  'PT422 with a sentence.';
comment on function public.add_set_to_collection is
  'Adds a copy of every card of a set to the caller''s collection, as foil if it is sold only as foil (requirements '
  '§4, Bulk add). Answers {"added": new rows, "updated": rows with one more copy}. Counts once for an operation id. '
  'PT401, PT422 with a sentence.';
comment on function private.check_import is
  'Refuses an invalid import (PT422).';
comment on function public.import_collection is
  'Imports entries [[card id, non-foil copies, foil copies], …], each card once; former ids are accepted. Mode '
  '"add" adds them to the caller''s collection, "replace" makes them the whole collection. Answers {"added", '
  '"updated", "removed", "unchanged"} in rows of a card and finish. Counts once for an operation id. PT401, PT422 '
  'with a sentence.';
comment on function private.changes_to_undo is
  'The changes of an operation, with the current copies and whether the row is unchanged since the operation.';
comment on function private.restore_untouched_rows is
  'Restores the rows that are unchanged since an operation, with id and times. Answers their number.';
comment on function public.undo_collection_operation is
  'Undoes a bulk add, bulk removal or import of the caller''s last 10. Rows without later changes are restored '
  'exactly; the operation''s difference is subtracted from the others. Answers {"restored": rows}. Counts once for '
  'an operation id. PT401, PT422 with a sentence.';
comment on function private.name_operation_set is
  'Saves the name of the set with a bulk add or removal, because its changes are deleted when it is undone.';
comment on function public.recent_collection_operations is
  'The caller''s bulk adds, bulk removals and imports that can be undone, and the last ten that were undone within '
  '30 days, newest first: [{"id", "kind", "set_name", "answer", "created_at", "undone_at", "restorable": rows that '
  'an undo would change, "changed_since": rows that were changed after it, "removed": rows that it removed, '
  '"removed_copies": the first 100 of them as [card id, foil, copies]}, …]. PT401 without an account.';
comment on table public.deck_favorites is
  'The decks that a member likes. Only the member sees which; everyone sees how many (decks.favorite_count).';
comment on function private.start_favorite_count is
  'Before insert on decks: counts the author''s favorite (requirements §4).';
comment on function private.add_own_favorite is
  'After insert on decks: adds the author''s favorite. A new deck''s count starts at 1, so this favorite is not '
  'counted again.';
comment on function private.count_favorite is
  'After a favorite was added or removed. The deck''s row is locked, so no count is lost.';
comment on table private.deck_search is
  'The search index of decks.';
comment on column private.deck_search.tokens is
  'The words of its name and of its cards'' names, and tokens marked by a colon, which no word has: ":card <id>", '
  '":ink <ink>", ":format <legality>", ":visible" if others see it.';
comment on function private.deck_tokens is
  'The tokens of a deck in private.deck_search.';
comment on function private.index_deck is
  'After insert, and after a column that deck_tokens reads changed.';
comment on function private.tokens_query is
  'A query for rows with words that begin with each of the words, and each of the tokens. Null without any. Only '
  'the first eight words (find_decks takes eight) and sixteen tokens (six inks, a card, a format, and visible) '
  'count.';
comment on function private.printings_query is
  'A query for the decks with any printing of a card. Null without a card. For an unknown id it only searches that '
  'id. The number of printings is limited; no card has more.';
comment on function private.both_queries is
  'A query for rows that both queries match. Null is a query that matches everything.';
comment on function private.deck_list_query is
  'The statement behind find_decks. $1 the caller, $2 author, $3 format, $4 the query for the tokens, $5 the query '
  'for the index ("is true" hides $4 from it), $6 to $8 the last known row, $9 rows. A filter first scans the next '
  '2,000 rows of the list, which fill the page if many decks match. The number of matches tells how many further '
  'rows should fill the page: that many are scanned, unless the index has fewer matching decks. A page that is '
  'still not full has a rare filter, so all its matches are looked up in the index. Neither way reads the whole '
  'table, whatever its size.';
comment on function public.find_decks is
  'A page of a list of decks with all values that a tile shows: latest, popular (most liked first), favorites (the '
  'caller''s favorites) or mine; of one author; of a format; with all of some inks; with any printing of a card; '
  'with words that each begin a word of the deck''s name or of a card''s name. Shows visible decks and the '
  'caller''s. after_…: the last row of the previous page, unchanged. 1 to 60 rows. PT422 for an invalid list, '
  'format or ink.';
comment on function public.decks_with_card is
  'The newest 60 decks with any printing of a card that the caller may see, in the order of find_decks. A plain '
  '"cards contains" cannot use its index for a visitor, because under row level security PostgreSQL only uses an '
  'index for leakproof operators.';
comment on table public.decks is
  'Decks. The database computes total_cards, legality, is_visible and favorite_count.';
comment on column public.decks.cards is
  '[{"card": id in cards_2, "quantity": 1 to 4}, …], each card once, at most 60 copies.';
comment on column public.decks.inks is
  'The inks of its cards, in the order of the six inks. Computed by the database.';
comment on function private.can_see_deck is
  'Whether the caller sees a deck: it is visible, or the caller''s.';
comment on function private.cards_of is
  'The ids in the list of a deck. An array makes the planner look them up one by one.';
comment on function private.empty_blank_name is
  'Before insert or update of a name: empties an invisible name, which decks_check then refuses with its sentence.';
comment on function private.name_current_cards is
  'Before check_deck: replaces former card ids of a deck that was begun before they changed.';
comment on function private.check_deck is
  'Before insert, and before a checked column changes: refuses an invalid deck (PT422) and computes total_cards.';
comment on function private.most_decks is
  'The maximum number of a member''s decks.';
comment on function private.check_number_of_decks is
  'After decks were added; those are the transition table "added". Not before, because the save of an existing deck '
  'adds none.';
comment on function private.work_out_deck_legality is
  'After check_deck: infinity with any card of a set that is not core_legal (requirements §4, Deck creation).';
comment on function private.wait_for_own_profile is
  'Before any update of decks: locks the caller''s profile first, in the same order as work_out_deck_visibility.';
comment on function private.wait_for_deleted_decks is
  'Before favorites are removed, and before all decks of an author are hidden or shown: prevents deletions of decks '
  'and accounts until the end of the transaction.';
comment on function private.wait_for_dropped_favorites is
  'Before decks are deleted: prevents removals of favorites until the end of the transaction.';
comment on table public.matches is
  'Logged games, visible only to their player, not to administrators.';
comment on function private.check_match is
  'Before insert or update: refuses an invalid match, with a sentence to show.';
comment on column public.sets_2.core_legal is
  'Whether decks with cards of this set stay in the Core format. A change applies to all decks at once.';
comment on view public.sets is
  'The sets under the name that the admin pages write to; the rows are those of sets_2.';
comment on function private.complete_set is
  'Before insert: the code defaults to the id (requirements §7). Only the four sets of Infinity are recognized by '
  'name.';
comment on function private.rename_set_on_cards is
  'After a set''s name changed: updates the name on its cards.';
comment on function private.follow_core_legality is
  'After a set''s core_legal changed: updates the legality of decks.';
comment on table public.subscriptions is
  'Subscriptions as the payment provider reports them, with the provider''s ids.';
comment on view public.stripe_user_subscriptions is
  'The viewer''s subscription, at most one row: an active one, else the latest. Periods in seconds since the epoch.';
comment on table public.user_profiles is
  'The public profile of a member, and which parts of the account others may see.';
comment on function private.is_username is
  'Whether a text consists of letters and digits of any script, underscores, and, not at its ends, dots, dashes and '
  'single spaces, like isUsername of src/domain/account/username.ts: normalized (NFKC), without signs, invisible '
  'characters and stacked accents, and without a mix of Latin, Greek, Cyrillic, Armenian and Cherokee letters, '
  'which look alike.';
comment on function public.username_problem is
  'The reason why a new account cannot have this username, as a sentence to show; null if it can. For the sign-up '
  'form, because a hosted project does not pass on the message of the sign-up.';
comment on function private.free_username is
  'A free username, made from the first usable suggestion, with a random suffix if that one is taken.';
comment on function private.create_profile is
  'After insert on auth.users: creates the new member''s profile from the values of the sign-up (requirements §3, '
  'Session user).';
comment on function private.forget_unproven_password is
  'Before update on auth.users, when a provider joins an account whose address was never confirmed by mail: removes '
  'its password and sessions. A new password can be set by the mail of "Forgot your password?".';
comment on function private.tidy_profile is
  'Before update: stores empty texts as null (requirements §5, Profile), and explains why a username is '
  'unavailable.';
comment on function private.follow_deck_visibility is
  'After a profile''s deck_visibility changed: updates its decks.';
comment on function public.make_admin is
  'Makes the account with this mail address an administrator; false if there is none. For the service and the '
  'database''s owner.';
comment on function public.download_own_data is
  'All data of the caller, sorted, times in UTC: account, sessions, profile, decks, favorites, collection and its '
  'changes, matches, subscriptions. No secrets and no data of other people. PT401 without an account.';
comment on function public.delete_user_account is
  'Deletes the caller''s account and all its rows (requirements §7). PT401 without an account.';
