import * as v from 'valibot'
import {
  type ExtraCards,
  findExtraCards,
  isPackCard,
  type ServiceCard,
  type SetAnswer,
  type StoredCard,
} from '#domain/admin/extraCards.ts'
import { readStoredSets, type StoredSet } from './adminSets.ts'
import { publicTables, memberClient } from '../backend/backend.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { readAllPages } from '../backend/readAllPages.ts'
import { settings } from '../settings.ts'

/** The pause between two requests to the card service (requirements §9). */
const CALL_PAUSE_MS = 100
/** The timeout of the request for a set. */
const TIMEOUT_MS = 20_000
/** The expected number of pages of cards. All are requested at once. */
const LIKELY_PAGES = 3

export type Progress = { readonly done: number; readonly total: number }

/** The options of long work: `signal` stops it, and it reports its progress. */
type Watched = { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void }

/**
 * Requests every set in the database from the card service, one after the other, and finds the cards that the service does
 * not have (requirements §7, External card service). It reads the cards in the database first, so that a card that is
 * imported meanwhile does not count as extra.
 * @throws Failure when the database or the request for every set fails; the signal's reason when it was stopped.
 */
export async function checkExtraCards({ signal, onProgress }: Watched): Promise<ExtraCards> {
  const [sets, cards] = await Promise.all([readStoredSets(), readStoredCards()])
  const answers: SetAnswer[] = []
  for (const set of sets) {
    onProgress({ done: answers.length, total: sets.length })
    // oxlint-disable-next-line no-await-in-loop -- the service gets one request at a time
    if (answers.length > 0) await pause(CALL_PAUSE_MS)
    signal.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop
    answers.push({ setId: set.id, setName: set.name, ...(await fetchSetCards(set, signal)) })
  }
  const [first] = answers
  if (first && 'problem' in first && answers.every((answer) => 'problem' in answer))
    throw new Failure('unexpected', first.problem)
  return findExtraCards(cards, answers)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const readStoredCards = async (): Promise<StoredCard[]> => {
  const rows = await readAllPages(
    (from, to) =>
      publicTables
        .from('cards_2')
        .select('id, name, version, collector_number, set_data')
        .order('id', { ascending: true })
        .range(from, to),
    { parallel: LIKELY_PAGES, text: 'Database fetch error on page {n}: {message}' },
  )
  return v.parse(v.array(storedCardSchema), rows)
}

const storedCardSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    version: v.nullable(v.string()),
    collector_number: v.string(),
    set_data: v.object({ id: v.string(), name: v.nullish(v.string()) }),
  }),
  v.transform(({ id, name, version, collector_number, set_data }): StoredCard => ({
    id,
    name,
    version,
    collectorNumber: collector_number,
    setId: set_data.id,
    setName: set_data.name ?? set_data.id,
  })),
)

/** Only the id decides whether the service has a card; number and name match it with cards of the offline pack. */
const serviceCardsSchema = v.array(
  v.pipe(
    v.object({
      id: v.pipe(v.string(), v.nonEmpty()),
      name: v.optional(v.string(), ''),
      collector_number: v.optional(v.string(), ''),
    }),
    v.transform(({ id, name, collector_number }): ServiceCard => ({ id, name, collectorNumber: collector_number })),
  ),
)

/** The service's cards of a set, or why they could not be read. The service knows sets of the offline pack by their code. */
async function fetchSetCards(
  set: StoredSet,
  signal: AbortSignal,
): Promise<{ cards: readonly ServiceCard[] } | { problem: string }> {
  const key = isPackCard(set) ? set.code : set.id
  try {
    const answer = await fetch(`${settings.lorcastUrl}/sets/${encodeURIComponent(key)}/cards`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (!answer.ok) return { problem: `The card service answered HTTP ${answer.status}.` }
    const cards = v.safeParse(serviceCardsSchema, await answer.json())
    return cards.success ? { cards: cards.output } : { problem: 'The card service answered something unexpected.' }
  } catch (error) {
    signal.throwIfAborted()
    const isGarbage = error instanceof SyntaxError
    return { problem: `The card service ${isGarbage ? 'answered something unexpected' : 'did not answer'}.` }
  }
}

export type Removal = {
  /** The ids of the removed cards. */
  readonly removed: readonly string[]
  /** The ids of cards that were no longer in the database, because another administrator had removed them. */
  readonly gone: readonly string[]
  /** The reasons why cards were not removed, by id. */
  readonly refused: ReadonlyMap<string, string>
}

/** The error codes for a card that a member owns or a deck contains. */
const HELD: ReadonlySet<string> = new Set(['PT422', '23503'])

/**
 * Removes cards from the database one at a time (requirements §7). A card that a member owns or a deck contains stays,
 * with the database's reason. If it is stopped or fails, the cards that it has reported as removed stay removed.
 * @throws Failure when the database refuses for another reason; the signal's reason when it was stopped.
 */
export async function deleteExtraCards(
  cards: readonly StoredCard[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (removal: Removal) => void },
): Promise<void> {
  const { tables } = await memberClient()
  const removed: string[] = []
  const gone: string[] = []
  const refused = new Map<string, string>()
  for (const { id } of cards) {
    signal.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that a refusal does not affect other cards
    const { data, error } = await tables.from('cards_2').delete().eq('id', id).select('id')
    if (error && !HELD.has(error.code)) throw toFailure(error, 'Unknown error')
    if (error) refused.set(id, error.message)
    else if (data.length > 0) removed.push(id)
    // oxlint-disable-next-line no-await-in-loop
    else if (await isStored(id)) refused.set(id, 'The database did not remove it.')
    else gone.push(id)
    onProgress({ removed: [...removed], gone: [...gone], refused: new Map(refused) })
  }
}

async function isStored(id: string): Promise<boolean> {
  const { data, error } = await publicTables.from('cards_2').select('id').eq('id', id)
  if (error) throw toFailure(error, 'Unknown error')
  return data.length > 0
}
