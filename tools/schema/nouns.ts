import { DECK_NOUNS } from './deckNouns.ts'

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

/** Lists every table, view and function. The generator fails if one is not listed, or if a listed one does not exist. */
export const NOUNS: readonly Noun[] = [
  {
    name: 'access',
    about: 'The identity of the caller, and rules that several tables share.',
    relations: [],
    functions: [
      'private.member_id',
      'private.is_admin',
      'private.is_client',
      'private.only_the_service',
      'private.hold_columns',
      'private.refuse_changes',
      'private.stamp_new_row',
      'private.stamp_changed_row',
      'private.stamp_any_change',
      'private.wait_for_own_turn',
      'private.is_blank',
      'private.is_plain_line',
      'private.are_plain_lines',
      'private.words_of',
    ],
  },
  {
    name: 'user_profiles',
    about: 'Accounts: their profiles, user names and visibility, and how an account ends.',
    relations: ['public.user_profiles'],
    functions: [
      'private.is_username',
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
    about: 'Sets of cards, and the version by which browsers know whether their cards are current.',
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
    about: 'Cards with their prices, their characters and their former ids.',
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
    about: 'The writes of the server functions: tasks of administrators, imported cards and prices.',
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
    name: 'card_sources',
    about: 'Differences between the offline pack and the card service for the same card, and the join of two rows.',
    relations: ['private.card_number_aliases', 'private.card_corrections'],
    functions: [
      'private.card_key',
      'private.is_promo_set',
      'private.correct_cards',
      'private.apply_card_corrections',
      'private.find_franchises',
      'private.fill_franchises',
      'private.pair_pack_cards',
      'public.count_pack_pairs',
      'public.link_pack_cards',
      'private.join_deck_entries',
      'private.join_cards',
      'private.join_known_twins',
      'private.protect_pack_cards',
    ],
  },
  {
    name: 'manual_corrections',
    about: 'Values of cards that administrators correct by hand, and how imports treat them.',
    relations: ['public.manual_corrections'],
    functions: [
      'private.card_field',
      'private.with_card_field',
      'private.write_card_field',
      'private.keep_manual_corrections',
      'private.correct_by_hand',
      'private.begin_correcting',
      'public.correct_card',
      'public.end_correction',
      'public.keep_correction',
    ],
  },
  ...DECK_NOUNS,
  {
    name: 'collections',
    about: 'The copies of members, and the operations that change them.',
    relations: ['public.user_collections', 'private.collection_operations', 'private.collection_changes'],
    functions: [
      'public.collection_of',
      'public.collection_value_history',
      'public.collection_movers',
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
      'private.name_operation_set',
      'public.recent_collection_operations',
    ],
  },
  {
    name: 'matches',
    about: 'Matches that members log.',
    relations: ['public.matches'],
    functions: ['private.are_two_inks', 'private.is_score', 'private.check_match'],
  },
  {
    name: 'subscriptions',
    about: 'Subscriptions from the payment provider.',
    relations: ['public.subscriptions', 'public.stripe_user_subscriptions'],
    functions: [],
  },
]
