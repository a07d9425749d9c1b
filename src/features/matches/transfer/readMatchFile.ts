import type { QueryClient } from '@tanstack/react-query'
import { catalogueQuery } from '#data/catalogue/catalogue.ts'
import { setsQuery } from '#data/catalogue/sets.ts'
import { storedGameId } from '#data/matches/importMatches.ts'
import { readUserDeckLists } from '#data/decks/userDeckLists.ts'
import { Failure } from '#data/backend/errors.ts'
import type { Match } from '#domain/matches/match.ts'
import { makeCardFinder } from '#domain/collection/csv/cardFinder.ts'
import { type DeckQuestion, findDecks, type FoundDeck, type KnownList } from '#domain/matches/transfer/findDecks.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import { contentsOf, readContents } from '#domain/matches/transfer/playedList.ts'
import { type ReadMatch, readMatchRows, type RowProblem } from '#domain/matches/transfer/readMatchRows.ts'
import { ModuleLoadError } from '#ui/lazy/loadModule.ts'
import { isTooLarge, readTextFile, TOO_LARGE } from '#ui/readTextFile.ts'
import { readCsvRows } from './matchesCsv.ts'

/** The content of a file of matches, with the decks that were found. */
export type MatchContent = {
  readonly matches: readonly ReadMatch[]
  readonly problems: readonly RowProblem[]
  readonly found: ReadonlyMap<ReadMatch, FoundDeck>
  readonly questions: readonly DeckQuestion[]
}

/** The content without games against bots. */
export const withoutBots = (content: MatchContent): MatchContent => {
  const isShown = ({ isAgainstBot }: ReadMatch) => !isAgainstBot
  return {
    ...content,
    matches: content.matches.filter(isShown),
    questions: content.questions
      .map((question) => ({ ...question, matches: question.matches.filter(isShown) }))
      .filter(({ matches }) => matches.length > 0),
  }
}

/**
 * Reads a chosen file or pasted text. If rows have lists of cards, it reads the cards and the member's decks to compare
 * them. It never throws.
 * @param logged the member's matches, whose games are not asked about again.
 * @returns the content, or the reason why it cannot be read.
 */
export async function readMatchFile(
  source: File | string,
  userId: string,
  decks: readonly ImportDeck[],
  logged: readonly Match[],
  queryClient: QueryClient,
): Promise<MatchContent | string> {
  try {
    const read = typeof source === 'string' ? pasted(source) : await readTextFile(source)
    if (!read.ok) return read.message
    const { matches, problems } = readMatchRows(await readCsvRows(read.text), new Date())
    // Without its columns it is not a file of matches, and no row was read.
    if (problems[0]?.row === 1) return problems[0].message
    const hasLists = matches.some(({ deck }) => deck.list !== '' && deck.id === '')
    const { lists, contents } = hasLists ? await readLists(userId, queryClient) : NO_LISTS
    const deckOf = new Map(logged.map(({ id, gameId, deckId }) => [gameId ?? id, deckId]))
    const loggedDeck = ({ gameId }: ReadMatch) => deckOf.get(storedGameId(gameId)) ?? deckOf.get(gameId)
    return { matches, problems, ...findDecks(matches, decks, lists, contents, loggedDeck) }
  } catch (error) {
    return error instanceof ModuleLoadError || error instanceof Failure ? error.message : 'This file could not be read.'
  }
}

const pasted = (text: string) =>
  isTooLarge(text) ? ({ ok: false, message: TOO_LARGE } as const) : ({ ok: true, text } as const)

type Lists = { readonly lists: readonly KnownList[]; readonly contents: (list: string) => string | null }

const NO_LISTS: Lists = { lists: [], contents: () => null }

async function readLists(userId: string, queryClient: QueryClient): Promise<Lists> {
  const [{ cards }, sets, own] = await Promise.all([
    queryClient.query(catalogueQuery),
    queryClient.query(setsQuery),
    readUserDeckLists(userId),
  ])
  const finder = makeCardFinder(cards, sets)
  const lists = own.map(({ deckId, version, entries }) => ({
    deckId,
    version,
    contents: contentsOf(
      entries.flatMap(({ card: id, quantity }) => {
        const card = finder.byId.get(id)
        return card ? [{ card, quantity }] : []
      }),
    ),
  }))
  return { lists, contents: (list) => readContents(list, finder) }
}
