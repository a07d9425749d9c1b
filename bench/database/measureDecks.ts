import { seedDecks } from '../../tools/seed/seedDecks.ts'
import { CLIENTS, readConcurrently } from '../host/readConcurrently.ts'
import { type BenchHost, startHost } from '../host/startHost.ts'
import type { Measurement } from '../measurement.ts'
import { median, percentile } from '../percentile.ts'
import { fillStore } from './fillStore.ts'
import { signUpMember } from './signUpMember.ts'
import type { Store, Stores } from './store.ts'

/** The median of three rounds is robust against one round on a busy machine. */
const ROUNDS = 3

/** The deck lists that pages show, as queries of find_decks. */
const LISTS: readonly { readonly what: string; readonly query: string }[] = [
  { what: 'latest', query: 'list=latest' },
  { what: 'popular', query: 'list=popular' },
  { what: 'popular in a format', query: 'list=popular&format=core' },
  { what: 'latest with two inks', query: 'with_inks={Amber,Steel}' },
  { what: 'latest with exactly two inks', query: 'with_inks={Amber,Steel}&exact_inks=true' },
  { what: 'complete decks', query: 'complete=true' },
  { what: 'latest with a common word', query: 'search=steel' },
  { what: 'popular with three words and a format', query: 'list=popular&search=elsa%20spirit%20tempo&format=core' },
  { what: 'popular with a card', query: 'list=popular&with_card={card}' },
  { what: 'latest with a card', query: 'with_card={card}' },
  { what: 'up to $50', query: 'max_price=50' },
  { what: 'up to $16, which one deck in a thousand is', query: 'max_price=16' },
  { what: 'popular up to $1, which no deck is', query: 'list=popular&max_price=1' },
  { what: 'complete decks with a card up to $100', query: 'complete=true&with_card={card}&max_price=100' },
  {
    what: 'popular with exactly two inks in a format up to $25',
    query: 'list=popular&with_inks={Amber,Steel}&exact_inks=true&format=core&max_price=25',
  },
  { what: 'legal today in Core', query: 'legal=core' },
  { what: 'popular and legal today in Infinity', query: 'list=popular&legal=infinity' },
  {
    what: 'complete decks with a card and exactly two inks, legal, up to $50',
    query: 'complete=true&with_card={card}&with_inks={inks}&exact_inks=true&max_price=50&legal=infinity',
  },
  { what: 'half of the copies owned', query: 'min_owned=50' },
  { what: 'half of the copies owned, legal, up to $50', query: 'min_owned=50&legal=core&max_price=50' },
  { what: 'latest with an unknown word', query: 'search=zyzzyva' },
  { what: 'decks of an author', query: 'author_id={author}' },
  { what: 'favorites', query: 'list=favorites' },
]

/** Gives each card a price: half of them cost less than 50 cents, one in a hundred more than $13. */
const CARD_PRICES = `update public.cards_2
  set prices_data = jsonb_build_object('usd', round((0.1 + 0.4 * part / (1.02 - part))::numeric, 2)::text)
  from (select id as card_id, (hashtext(id) & 65535) / 65536.0 as part from public.cards_2) as parts
  where id = card_id`

/** Measures each deck list for a signed-in member with many decks, as a ratio to the time with few decks. */
export async function measureDecks(
  stores: Stores,
  siteDir: string,
  { few, many, readMs }: { few: number; many: number; readMs: number },
): Promise<Measurement[]> {
  const readers: Reader[] = []
  try {
    for (const count of [few, many]) readers.push(await makeReader(await stores.make(`decks-${count}`), siteDir, count))
    const measured: Measurement[] = []
    for (const { what, query } of LISTS) {
      // Both databases are measured in turn, so that load on the machine affects both.
      const rounds: number[][] = []
      for (let round = 0; round < ROUNDS; round++) {
        const times: number[] = []
        for (const reader of readers) times.push(await reader.read(query, readMs))
        rounds.push(times)
      }
      const [short, long] = [0, 1].map((at) => median(rounds.map((times) => times[at] ?? Number.NaN)).toFixed(1))
      measured.push({
        area: `Lists of decks on ${stores.kind}, ${many.toLocaleString('en')} to ${few.toLocaleString('en')} decks`,
        what: `${what}, p95`,
        value: median(rounds.map(([before = Number.NaN, after = Number.NaN]) => after / before)),
        unit: 'ratio',
        bar: 2,
        note: `${short} → ${long} ms with ${CLIENTS} clients`,
      })
    }
    return measured
  } finally {
    for (const { stop } of readers) await stop()
  }
}

type Reader = {
  /** The p95 response time of a list for eight concurrent clients, in ms. */
  read(query: string, forMs: number): Promise<number>
  stop(): Promise<void>
}

/** Starts a host with this many decks, and signs up a member who reads them. */
async function makeReader(store: Store, siteDir: string, count: number): Promise<Reader> {
  await fillStore(store, siteDir, async (database) => {
    await database.query(CARD_PRICES)
    await seedDecks(database, count)
  })
  const host = await startHost({ ...store, siteDir })
  try {
    const { token, deck } = await joinAndFavorite(host)
    const fillIn = (query: string) =>
      query
        .replace('{card}', deck.cards[0]?.card ?? '')
        .replace('{inks}', `{${deck.inks.join(',')}}`)
        .replace('{author}', deck.user_id)
    return {
      read: async (query, forMs) => {
        const { times } = await readConcurrently(host, `/rest/v1/rpc/find_decks?${fillIn(query)}`, forMs, token)
        return percentile(times, 0.95)
      },
      stop: host.stop,
    }
  } catch (error) {
    await host.stop()
    throw error
  }
}

/** Signs up a member who favorites the newest decks and owns a third of the cards. @returns the member's token and one of the decks */
async function joinAndFavorite(host: BenchHost): Promise<{ token: string; deck: Deck }> {
  const { sendRequest, id, token } = await signUpMember(host)
  // Only the fields read here.
  const decks = (await sendRequest('/rest/v1/rpc/find_decks', { page_size: 60 })) as Deck[]
  const [deck] = decks
  if (!deck) throw new Error('No decks were seeded.')
  await sendRequest(
    '/rest/v1/deck_favorites',
    decks.map((one) => ({ user_id: id, deck_id: one.id })),
  )
  const cards = (await sendRequest('/rest/v1/cards_2?select=id&order=id&limit=1000', undefined)) as { id: string }[]
  await sendRequest('/rest/v1/rpc/import_collection', {
    entries: cards.map((card) => [card.id, 2, 1]),
    mode: 'replace',
    operation_id: crypto.randomUUID(),
  })
  return { token, deck }
}

type Deck = { id: string; user_id: string; inks: string[]; cards: { card: string }[] }
