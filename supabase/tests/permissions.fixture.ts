/** The senders of requests: a guest, a member without rows, the owner of the rows, an administrator. */
export const CALLERS = ['guest', 'stranger', 'owner', 'administrator'] as const
export type Caller = (typeof CALLERS)[number]

const ALL = CALLERS
const MEMBERS: readonly Caller[] = ['stranger', 'owner', 'administrator']
const OWNER: readonly Caller[] = ['owner']
const ADMINISTRATOR: readonly Caller[] = ['administrator']
const NOBODY: readonly Caller[] = []

/**
 * The data of the requests: the owner, their private decks, a deck of another member, an operation that can be undone.
 */
export type Target = {
  readonly owner: string
  readonly deck: string
  readonly otherDeck: string
  /** A deck of the owner without labels. */
  readonly bareDeck: string
  readonly operation: string
}

export type TableCase = {
  /** The existing row, as a filter. */
  readonly row: string
  /** Another row to add, and its filter. */
  readonly added: object
  readonly addedRow: string
  readonly change: object
  readonly reads: readonly Caller[]
  readonly adds: readonly Caller[]
  readonly changes: readonly Caller[]
  readonly removes: readonly Caller[]
  /** The senders who may read the row once the owner's profile and deck are public. */
  readonly readsPublic?: readonly Caller[]
}

const NEW = '00000000-0000-4000-8000-00000000000a'
const ONE_OF_EVERYBODY = { reads: ALL, adds: NOBODY, changes: NOBODY, removes: NOBODY }
const ONE_OF_THE_OWNER = { reads: OWNER, adds: OWNER, changes: OWNER, removes: OWNER }
const newSet = (id: string) => ({ added: { id, name: `The set ${id}` }, addedRow: `id=eq.${id}` })
const CARD = { name: 'Stitch', rarity: 'Rare', set_id: '9' }

/** Each table and view of the API with its permitted senders, for a row of an owner with private profile and decks. */
export const tableCases = ({ owner, deck, otherDeck, bareDeck }: Target): Record<string, TableCase> => ({
  admin_tasks: {
    row: 'task_name=eq.sets_check',
    added: { task_name: 'card_count_check', success: true },
    addedRow: 'task_name=eq.card_count_check',
    change: { success: true },
    reads: ADMINISTRATOR,
    adds: NOBODY,
    changes: NOBODY,
    removes: NOBODY,
  },
  card_prices: {
    row: 'card_id=eq.crd_20',
    added: { card_id: 'pack-9-1', day: '2026-01-01', usd: 1 },
    addedRow: 'card_id=eq.pack-9-1',
    change: { usd: 99 },
    ...ONE_OF_EVERYBODY,
  },
  cards_2: {
    row: 'id=eq.crd_20',
    added: { ...CARD, id: 'crd_new', collector_number: '99' },
    addedRow: 'id=eq.crd_new',
    change: { name: 'Changed' },
    ...ONE_OF_EVERYBODY,
    removes: ADMINISTRATOR,
  },
  catalogue_version: {
    row: 'id=eq.1',
    added: { id: 1, version: 0 },
    addedRow: 'id=eq.1',
    change: { version: 0 },
    ...ONE_OF_EVERYBODY,
  },
  characters: {
    row: 'name=eq.Elsa',
    added: { id: 'me', name: 'Me', card_ids: [] },
    addedRow: 'name=eq.Me',
    change: { name: 'Changed' },
    ...ONE_OF_EVERYBODY,
  },
  deck_favorites: {
    row: `deck_id=eq.${deck}`,
    added: { id: NEW, user_id: owner, deck_id: otherDeck },
    addedRow: `id=eq.${NEW}`,
    change: { deck_id: otherDeck },
    ...ONE_OF_THE_OWNER,
    changes: NOBODY,
  },
  deck_labels: {
    row: `deck_id=eq.${deck}`,
    added: { deck_id: bareDeck, user_id: owner, folder: 'Drafts' },
    addedRow: `deck_id=eq.${bareDeck}`,
    change: { folder: 'Changed' },
    ...ONE_OF_THE_OWNER,
  },
  decks: {
    row: `id=eq.${deck}`,
    added: { id: NEW, user_id: owner, name: 'Added', cards: [{ card: 'pack-9-1', quantity: 1 }] },
    addedRow: `id=eq.${NEW}`,
    change: { name: 'Changed' },
    ...ONE_OF_THE_OWNER,
    readsPublic: ALL,
  },
  format_rule_changes: {
    row: 'after->>subject=eq.Microbots',
    added: { after: {} },
    addedRow: 'after=eq.{}',
    change: { after: null },
    reads: ADMINISTRATOR,
    adds: NOBODY,
    changes: NOBODY,
    removes: NOBODY,
  },
  format_rules: {
    row: 'subject=eq.Fortisphere',
    added: { format: 'core', kind: 'ban', subject: 'Stitch - New Dog', source: 'TR 1' },
    addedRow: 'subject=eq.Stitch - New Dog',
    change: { until_day: '2026-07-15' },
    reads: ALL,
    adds: ADMINISTRATOR,
    changes: ADMINISTRATOR,
    removes: ADMINISTRATOR,
  },
  manual_corrections: {
    row: 'card_id=eq.pack-9-2',
    added: { card_id: 'pack-9-1', field: 'cost', value: 1, service_before: 3, service_now: 3, reason: 'Forged' },
    addedRow: 'card_id=eq.pack-9-1',
    change: { value: 9 },
    reads: ADMINISTRATOR,
    adds: NOBODY,
    changes: NOBODY,
    removes: NOBODY,
  },
  matches: {
    row: `deck_id=eq.${deck}`,
    added: {
      id: NEW,
      user_id: owner,
      deck_id: deck,
      result: 'win',
      player_initiative: 'on_play',
      opponent_colors: ['Ruby', 'Steel'],
    },
    addedRow: `id=eq.${NEW}`,
    change: { result: 'loss' },
    ...ONE_OF_THE_OWNER,
  },
  sets: { row: 'id=eq.9', ...newSet('new1'), change: { name: 'Changed' }, ...ONE_OF_EVERYBODY, adds: ADMINISTRATOR },
  sets2_with_stats: {
    row: 'id=eq.9',
    ...newSet('new2'),
    change: { name: 'Changed' },
    ...ONE_OF_EVERYBODY,
    adds: ADMINISTRATOR,
  },
  sets_2: { row: 'id=eq.9', ...newSet('new3'), change: { name: 'Changed' }, ...ONE_OF_EVERYBODY, adds: ADMINISTRATOR },
  stripe_user_subscriptions: {
    row: `customer_id=eq.cus_${owner}`,
    added: { customer_id: `cus_${owner}`, subscription_id: 'sub_new', price_id: 'price_pro' },
    addedRow: 'subscription_id=eq.sub_new',
    change: { price_id: 'price_pro' },
    reads: OWNER,
    adds: NOBODY,
    changes: NOBODY,
    removes: NOBODY,
  },
  subscriptions: {
    row: `user_id=eq.${owner}`,
    added: { id: 'sub_new', user_id: owner, customer_id: `cus_${owner}`, status: 'active' },
    addedRow: 'id=eq.sub_new',
    change: { status: 'paused' },
    reads: OWNER,
    adds: NOBODY,
    changes: NOBODY,
    removes: NOBODY,
  },
  user_collections: {
    row: `user_id=eq.${owner}&card_id=eq.pack-9-1`,
    added: { id: NEW, user_id: owner, card_id: 'pack-9-2', quantity: 1 },
    addedRow: `id=eq.${NEW}`,
    change: { quantity: 9 },
    ...ONE_OF_THE_OWNER,
    readsPublic: ALL,
  },
  user_profiles: {
    row: `user_id=eq.${owner}`,
    added: { user_id: owner, username: 'another' },
    addedRow: 'username=eq.another',
    change: { display_name: 'Changed' },
    reads: ['owner', 'administrator'],
    adds: NOBODY,
    changes: OWNER,
    removes: NOBODY,
    readsPublic: ALL,
  },
})

export type ProcedureCase = {
  readonly words: object
  readonly may: readonly Caller[]
  /** Whether a permitted sender changes data of others. */
  readonly writes?: true
}

const RUN = '00000000-0000-4000-8000-000000000000'

/** Each procedure of the API with arguments about the owner, if it has any, and the permitted senders. */
export const procedureCases = ({ owner, operation }: Target): Record<string, ProcedureCase> => ({
  add_set_to_collection: { words: { set_id: '9' }, may: MEMBERS },
  adjust_collection: { words: { card_id: 'pack-9-1', is_foil: false, delta: 1 }, may: MEMBERS },
  admin_stats: { words: {}, may: ADMINISTRATOR },
  begin_admin_task: { words: { task: 'sets_check' }, may: NOBODY },
  collection_movers: { words: { owner_id: owner, since: '2026-01-01' }, may: ALL },
  collection_of: { words: { owner_id: owner }, may: ALL },
  collection_value_history: { words: { owner_id: owner, since: '2026-01-01' }, may: ALL },
  continue_admin_task: { words: { run: RUN, set_code: '9' }, may: NOBODY },
  correct_card: {
    words: { card: 'pack-9-2', change: { lore: 4 }, reason: 'Misprint' },
    may: ADMINISTRATOR,
    writes: true,
  },
  keep_correction: { words: { correction_id: 1 }, may: ADMINISTRATOR },
  end_correction: { words: { correction_id: 1 }, may: ADMINISTRATOR, writes: true },
  count_pack_pairs: { words: { card_set: {}, cards: [], is_whole: true }, may: NOBODY },
  decks_with_card: { words: { card_id: 'pack-9-1' }, may: ALL },
  download_own_data: { words: {}, may: MEMBERS },
  end_admin_task: { words: { run: RUN, success: true, error: '', details: {} }, may: NOBODY },
  find_decks: { words: { author_id: owner }, may: ALL },
  import_cards: { words: { run: RUN, card_set: { id: 's', code: '9' }, cards: [] }, may: NOBODY },
  import_collection: { words: { entries: [['pack-9-1', 1, 0]], mode: 'replace' }, may: MEMBERS },
  link_pack_cards: { words: { run: RUN, card_set: {}, cards: [], is_whole: true }, may: NOBODY },
  make_admin: { words: { mail: 'stranger@example.com' }, may: NOBODY },
  recent_collection_operations: { words: {}, may: MEMBERS },
  remove_set_from_collection: { words: { set_id: '9' }, may: MEMBERS },
  set_collection: { words: { card_id: 'pack-9-1', is_foil: false, quantity: 1 }, may: MEMBERS },
  undo_collection_operation: { words: { undone_id: operation }, may: OWNER },
  update_card_prices: { words: { run: RUN, set_code: '9', prices: [] }, may: NOBODY },
  username_problem: { words: { wanted: 'owner' }, may: ALL },
  // This case is last, because it deletes the member.
  delete_user_account: { words: {}, may: MEMBERS },
})
