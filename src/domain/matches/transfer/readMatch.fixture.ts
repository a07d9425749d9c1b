import type { Match } from '../match.ts'
import type { ImportDeck } from './makeMatchRows.ts'
import type { ReadMatch } from './readMatchRows.ts'

/** The match that `readMatchRows` reads in the row of an export at this place. */
export const asRead =
  (decks: readonly ImportDeck[]) =>
  ({ deckId, deckVersion, gameId, ...match }: Match, at: number): ReadMatch => ({
    ...match,
    rows: [at + 2],
    gameId: gameId ?? match.id,
    isAgainstBot: false,
    deck: {
      id: deckId,
      version: deckVersion ?? null,
      name: decks.find(({ id }) => id === deckId)?.name ?? '',
      sourceId: '',
      inks: '',
      list: '',
    },
  })
