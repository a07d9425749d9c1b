/** One file of supabase/schema: a noun of the product with everything in the database that belongs to it. */
export type Noun = {
  /** The file's name without `.sql`. */
  readonly name: string
  /** One sentence for the top of the file. */
  readonly about: string
  /** Tables and views, in the order in which a reader needs them. A table's triggers and policies follow it. */
  readonly relations: readonly string[]
  /** Functions by name, in the order in which a reader needs them. */
  readonly functions: readonly string[]
}

/** Every table, view and function has its place here: the generator stops at one that has none, and at one that is gone. */
export const NOUNS: readonly Noun[] = [
  {
    name: 'access',
    about: 'Who is asking, and the rules that several tables share.',
    relations: [],
    functions: [
      'private.is_admin',
      'private.is_client',
      'private.only_the_service',
      'private.hold_columns',
      'private.refuse_changes',
      'private.stamp_new_row',
      'private.stamp_changed_row',
      'private.stamp_any_change',
      'private.wait_for_own_turn',
      'private.is_plain_line',
      'private.words_of',
    ],
  },
  {
    name: 'user_profiles',
    about: 'Accounts: their profiles, user names and visibility, and how an account ends.',
    relations: ['public.user_profiles'],
    functions: [
      'public.username_problem',
      'private.free_username',
      'private.create_profile',
      'private.forget_unproven_password',
      'private.tidy_profile',
      'private.follow_deck_visibility',
      'public.make_admin',
      'public.download_own_data',
      'public.delete_user_account',
    ],
  },
  {
    name: 'sets',
    about: 'Sets of cards, and the version that tells a browser whether its cards are current.',
    relations: ['public.sets_2', 'public.sets', 'public.sets2_with_stats', 'public.catalogue_version'],
    functions: [
      'private.complete_set',
      'private.rename_set_on_cards',
      'private.follow_core_legality',
      'private.bump_catalogue_version',
    ],
  },
  {
    name: 'cards',
    about: 'Cards with their prices, the characters on them, and the ids they had before.',
    relations: ['public.cards_2', 'public.card_prices', 'public.characters', 'private.card_former_ids'],
    functions: [
      'private.is_ink',
      'private.is_price',
      'private.is_foil_only',
      'private.price_in_usd',
      'private.complete_card',
      'private.keep_cards_that_are_held',
      'private.current_card_ids',
      'private.keep_former_id',
      'private.follow_card_ids',
      'private.follow_card_faces',
      'private.keep_price_of_day',
      'private.work_out_price_change',
      'private.wait_for_deck_saves',
    ],
  },
  {
    name: 'card_service',
    about: 'What the server functions write: tasks of administrators, imported cards and prices.',
    relations: ['public.admin_tasks', 'private.admin_task_runs'],
    functions: [
      'public.begin_admin_task',
      'public.continue_admin_task',
      'public.end_admin_task',
      'private.letters_of',
      'private.take_over_set',
      'public.import_cards',
      'public.update_card_prices',
      'public.admin_stats',
    ],
  },
  {
    name: 'decks',
    about: 'Decks: their rules, their legality, and who sees them.',
    relations: ['public.decks'],
    functions: [
      'private.can_see_deck',
      'private.cards_of',
      'private.name_current_cards',
      'private.check_deck',
      'private.most_decks',
      'private.check_number_of_decks',
      'private.work_out_deck_legality',
      'private.work_out_deck_inks',
      'private.work_out_deck_visibility',
      'private.wait_for_own_profile',
      'private.wait_for_deleted_decks',
      'private.wait_for_dropped_favorites',
    ],
  },
  {
    name: 'deck_lists',
    about: 'Lists of decks: search, filters, orders and pages.',
    relations: ['private.deck_search'],
    functions: [
      'private.deck_tokens',
      'private.index_deck',
      'private.tokens_query',
      'private.deck_list_query',
      'public.find_decks',
      'public.decks_with_card',
    ],
  },
  {
    name: 'deck_favorites',
    about: 'Which member likes which deck, and how many do.',
    relations: ['public.deck_favorites'],
    functions: ['private.start_favorite_count', 'private.add_own_favorite', 'private.count_favorite'],
  },
  {
    name: 'collections',
    about: 'Copies that members own, and the operations that change them.',
    relations: ['public.user_collections', 'private.collection_operations', 'private.collection_changes'],
    functions: [
      'public.collection_of',
      'public.collection_value_history',
      'private.take_collection_turn',
      'private.known_answer',
      'private.write_down_operation',
      'private.write_copies',
      'public.adjust_collection',
      'public.set_collection',
      'public.add_set_to_collection',
      'public.remove_set_from_collection',
      'private.check_import',
      'public.import_collection',
      'private.changes_to_undo',
      'private.restore_untouched_rows',
      'public.undo_collection_operation',
    ],
  },
  {
    name: 'matches',
    about: 'Matches that members log.',
    relations: ['public.matches'],
    functions: ['private.are_two_inks', 'private.check_match'],
  },
  {
    name: 'subscriptions',
    about: 'What the payment provider says of members.',
    relations: ['public.subscriptions', 'public.stripe_user_subscriptions'],
    functions: [],
  },
]
