import type { APIRequestContext } from '@playwright/test'
import { type Account, addDeck, signUp } from './backend.ts'
import { fullName, type PackCard, packCards } from './pack.ts'

/** Emerald cards of a set, each name once. */
const emerald = (set: string): PackCard[] => [
  ...new Map(
    packCards
      .filter(({ set_id, inks }) => set_id === set && inks.join() === 'Emerald')
      .map((card) => [fullName(card), card]),
  ).values(),
]
const setId = (name: string) => packCards.find(({ set_data }) => set_data.name === name)?.set_id ?? ''
const COMMON = emerald(setId('Whispers in the Well')).slice(0, 12)
export const FILLER_CARDS = [...emerald(setId('Winterspell')), ...emerald(setId('Wilds Unknown'))]
const partOf = (at: number) => COMMON[at] as PackCard // the set has more
export const [SEVENTH, IN_SEVEN, IN_SIX] = [partOf(6), partOf(10), partOf(11)] as const

/** The first six cards, of which a deck is begun. */
export const STARTED_DECK = COMMON.slice(0, 6)

/**
 * Saves twelve public decks of six authors: all have ten cards, seven the eleventh, and six of these the twelfth. The
 * lists are always the same, and equal lists count once.
 */
export async function addSimilarDecks(request: APIRequestContext): Promise<void> {
  const authors: Account[] = []
  for (let at = 0; at < 6; at++) authors.push(await signUp(request, 'helper'))
  for (let at = 0; at < 12; at++) {
    const common = [...COMMON.slice(0, 10), ...(at < 7 ? [IN_SEVEN] : []), ...(at < 6 ? [IN_SIX] : [])]
    const fillers = FILLER_CARDS.slice(5 * at, 5 * at + 15 - common.length)
    const cards = [...common, ...fillers].map((card) => ({ card: card?.id, quantity: 4 }))
    const author = authors[at % 6]
    if (author) await addDeck(request, author, { name: `Emerald ${at}`, is_public: true, cards })
  }
}
