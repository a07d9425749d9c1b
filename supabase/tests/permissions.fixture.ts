import { ADMINISTRATOR, type Caller, CALLERS as ALL, NOBODY, OWNER, type Target } from './callers.fixture.ts'

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

const DAY = '2026-01-01'
const NEW = '00000000-0000-4000-8000-00000000000a'
const WRITTEN_BY_NOBODY = { adds: NOBODY, changes: NOBODY, removes: NOBODY }
const ONE_OF_EVERYBODY = { reads: ALL, ...WRITTEN_BY_NOBODY }
const ONE_OF_THE_OWNER = { reads: OWNER, adds: OWNER, changes: OWNER, removes: OWNER }
const ONLY_READ_BY_THE_OWNER = { reads: OWNER, ...WRITTEN_BY_NOBODY }
const newSet = (id: string) => ({ added: { id, name: `The set ${id}` }, addedRow: `id=eq.${id}` })
const ONLY_READ_BY_ADMINISTRATORS = { reads: ADMINISTRATOR, ...WRITTEN_BY_NOBODY }
const aboutCard = (owner: string, added: object, change: object) => ({
  row: `user_id=eq.${owner}`,
  added: { user_id: owner, card_id: 'pack-9-3', ...added },
  addedRow: 'card_id=eq.pack-9-3',
  change,
  ...ONLY_READ_BY_THE_OWNER,
})
const PAIRS = { inks: ['Amber', 'Ruby'], opponent_inks: ['Amber', 'Steel'] }
const CARD = { name: 'Stitch', rarity: 'Rare', set_id: '9' }

/** Each table and view of the API with its permitted senders, for a row of an owner with private profile and decks. */
export const tableCases = ({ owner, deck, otherDeck, bareDeck }: Target): Record<string, TableCase> => ({
  admin_tasks: {
    row: 'task_name=eq.sets_check',
    added: { task_name: 'card_count_check', success: true },
    addedRow: 'task_name=eq.card_count_check',
    change: { success: true },
    ...ONLY_READ_BY_ADMINISTRATORS,
  },
  assembled_decks: {
    row: `deck_id=eq.${deck}`,
    added: { deck_id: bareDeck, user_id: owner },
    addedRow: `deck_id=eq.${bareDeck}`,
    change: { assembled_at: '2001-01-01' },
    ...ONE_OF_THE_OWNER,
    changes: NOBODY,
  },
  card_playsets: aboutCard(owner, { playset: 1 }, { playset: 0 }),
  card_prices: {
    row: 'card_id=eq.crd_20',
    added: { card_id: 'pack-9-1', day: '2026-01-01', usd: 1 },
    addedRow: 'card_id=eq.pack-9-1',
    change: { usd: 99 },
    ...ONE_OF_EVERYBODY,
  },
  card_wishes: aboutCard(owner, { quantity: 1 }, { quantity: 9 }),
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
  community_matchups: {
    row: 'week=eq.2026-09-07',
    added: { week: '2026-09-14', format: 'core', ...PAIRS, wins: 30, losses: 0, players: 5 },
    addedRow: 'week=eq.2026-09-14',
    change: { wins: 99 },
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
  deck_versions: {
    row: `deck_id=eq.${deck}`,
    added: { deck_id: bareDeck, user_id: owner, number: 1, cards: [], begun_at: DAY, changed_at: DAY },
    addedRow: `deck_id=eq.${bareDeck}`,
    change: { name: 'Forged' },
    ...ONLY_READ_BY_THE_OWNER,
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
    ...ONLY_READ_BY_ADMINISTRATORS,
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
  hidden_content: {
    row: `author_id=eq.${owner}`,
    added: { kind: 'deck', deck_id: otherDeck, author_id: owner, reason: 'Forged' },
    addedRow: 'reason=eq.Forged',
    change: { restored_at: '2026-01-01' },
    reads: ['owner', 'administrator'],
    ...WRITTEN_BY_NOBODY,
  },
  hidden_content_moderators: {
    row: `hidden_by=eq.${owner}`,
    added: { hidden_id: 1, restored_by: owner },
    addedRow: `restored_by=eq.${owner}`,
    change: { hidden_by: null },
    ...ONLY_READ_BY_ADMINISTRATORS,
  },
  list_settings: {
    row: `user_id=eq.${owner}`,
    added: { user_id: owner, playset: 1 },
    addedRow: 'playset=eq.1',
    change: { shows_wishes: true },
    ...ONLY_READ_BY_THE_OWNER,
  },
  manual_corrections: {
    row: 'card_id=eq.pack-9-2',
    added: { card_id: 'pack-9-1', field: 'cost', value: 1, service_before: 3, service_now: 3, reason: 'Forged' },
    addedRow: 'card_id=eq.pack-9-1',
    change: { value: 9 },
    ...ONLY_READ_BY_ADMINISTRATORS,
  },
  match_sharing: {
    row: `user_id=eq.${owner}`,
    added: { user_id: owner },
    addedRow: `user_id=eq.${owner}`,
    change: { agreed_at: '2001-01-01' },
    ...ONLY_READ_BY_THE_OWNER,
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
  name_words: {
    row: 'word=eq.lorefolio',
    added: { word: 'forged' },
    addedRow: 'word=eq.forged',
    change: { removed_at: '2026-01-01' },
    ...ONLY_READ_BY_ADMINISTRATORS,
  },
  reports: {
    row: `user_id=eq.${owner}`,
    added: { user_id: owner, kind: 'deck', deck_id: otherDeck, reason: 'spam', note: 'Forged' },
    addedRow: 'note=eq.Forged',
    change: { reason: 'spam' },
    reads: ['owner', 'administrator'],
    ...WRITTEN_BY_NOBODY,
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
    ...ONLY_READ_BY_THE_OWNER,
  },
  subscriptions: {
    row: `user_id=eq.${owner}`,
    added: { id: 'sub_new', user_id: owner, customer_id: `cus_${owner}`, status: 'active' },
    addedRow: 'id=eq.sub_new',
    change: { status: 'paused' },
    ...ONLY_READ_BY_THE_OWNER,
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
