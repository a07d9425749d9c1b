import { ADMINISTRATOR, type Caller, CALLERS, MEMBERS, NOBODY, OWNER, type Target } from './callers.fixture.ts'

export type ProcedureCase = {
  readonly words: object
  readonly may: readonly Caller[]
  /** Whether a permitted sender changes data of others. */
  readonly writes?: true
}

const RUN = '00000000-0000-4000-8000-000000000000'

/** Each procedure of the API with arguments about the owner, if it has any, and the permitted senders. */
export const procedureCases = ({ owner, deck, otherDeck, operation }: Target): Record<string, ProcedureCase> => ({
  add_name_word: { words: { word: 'gadzooks' }, may: ADMINISTRATOR, writes: true },
  add_set_to_collection: { words: { set_id: '9' }, may: MEMBERS },
  adjust_collection: { words: { card_id: 'pack-9-1', is_foil: false, delta: 1 }, may: MEMBERS },
  admin_stats: { words: {}, may: ADMINISTRATOR },
  begin_admin_task: { words: { task: 'sets_check' }, may: NOBODY },
  card_alias: { words: { card: 'pack-9-2' }, may: ADMINISTRATOR },
  collection_movers: { words: { owner_id: owner, since: '2026-01-01' }, may: CALLERS },
  collection_of: { words: { owner_id: owner }, may: CALLERS },
  collection_value_history: { words: { owner_id: owner, since: '2026-01-01' }, may: CALLERS },
  community_rates: { words: { format: 'core' }, may: CALLERS },
  set_word_in_decks: { words: { word_id: 1, in_decks: true }, may: ADMINISTRATOR, writes: true },
  continue_admin_task: { words: { run: RUN, set_code: '9' }, may: NOBODY },
  correct_card: {
    words: { card: 'pack-9-2', change: { lore: 4 }, reason: 'Misprint' },
    may: ADMINISTRATOR,
    writes: true,
  },
  keep_correction: { words: { correction_id: 1 }, may: ADMINISTRATOR },
  end_correction: { words: { correction_id: 1 }, may: ADMINISTRATOR, writes: true },
  count_pack_pairs: { words: { card_set: {}, cards: [], is_whole: true }, may: NOBODY },
  deck_renewal: { words: { kind: 'rules' }, may: ADMINISTRATOR },
  decks_by_missing_cards: { words: {}, may: MEMBERS },
  decks_with_card: { words: { card_id: 'pack-9-1' }, may: CALLERS },
  dismiss_reports: { words: { kind: 'deck', target: deck }, may: ADMINISTRATOR, writes: true },
  download_own_data: { words: {}, may: MEMBERS },
  end_admin_task: { words: { run: RUN, success: true, error: '', details: {} }, may: NOBODY },
  find_decks: { words: { author_id: owner }, may: CALLERS },
  hide_content: { words: { kind: 'name', target: owner, reason: 'Offensive' }, may: ADMINISTRATOR, writes: true },
  import_cards: { words: { run: RUN, card_set: { id: 's', code: '9' }, cards: [] }, may: NOBODY },
  import_collection: { words: { entries: [['pack-9-1', 1, 0]], mode: 'replace' }, may: MEMBERS },
  import_matches: {
    words: {
      entries: [
        {
          game_id: 'game-of-a-caller',
          deck_id: deck,
          result: 'win',
          player_initiative: 'on_play',
          opponent_colors: ['Ruby', 'Steel'],
          match_date: '2026-01-01T00:00:00Z',
        },
      ],
    },
    may: OWNER,
  },
  link_pack_cards: { words: { run: RUN, card_set: {}, cards: [], is_whole: true }, may: NOBODY },
  lists_of: { words: { owner_id: owner }, may: CALLERS },
  make_admin: { words: { mail: 'stranger@example.com' }, may: NOBODY },
  matches_of: { words: { player: owner }, may: MEMBERS },
  name_deck_version: { words: { deck, version: 1, label: 'Second' }, may: OWNER },
  recent_collection_operations: { words: {}, may: MEMBERS },
  remove_name_word: { words: { word_id: 1 }, may: ADMINISTRATOR, writes: true },
  remove_set_from_collection: { words: { set_id: '9' }, may: MEMBERS },
  report_content: { words: { kind: 'deck', target: otherDeck, reason: 'spam' }, may: MEMBERS },
  report_queue: { words: {}, may: ADMINISTRATOR },
  restore_content: { words: { hidden_id: 1, reason: 'Changed' }, may: ADMINISTRATOR, writes: true },
  sample_decks: { words: { with_inks: ['Amber'] }, may: CALLERS },
  set_collection: { words: { card_id: 'pack-9-1', is_foil: false, quantity: 1 }, may: MEMBERS },
  set_list_settings: { words: { playset: 2 }, may: MEMBERS },
  set_match_sharing: { words: { shares: true }, may: MEMBERS },
  set_playset: { words: { card_id: 'pack-9-1', playset: 1 }, may: MEMBERS },
  set_wish: { words: { card_id: 'pack-9-1', quantity: 1 }, may: MEMBERS },
  undo_collection_operation: { words: { undone_id: operation }, may: OWNER },
  update_card_prices: { words: { run: RUN, set_code: '9', prices: [] }, may: NOBODY },
  username_problem: { words: { wanted: 'owner' }, may: CALLERS },
  // This case is last, because it deletes the member.
  delete_user_account: { words: {}, may: MEMBERS },
})
