import { given } from './answers.ts'
import type { Member } from './startTestBackend.ts'

/** Two copies each of two cards of Fabled. */
export const SMALL_LIST = [
  { card: 'pack-9-1', quantity: 2 },
  { card: 'pack-9-2', quantity: 2 },
]

type DeckFields = { name?: string; is_public?: boolean; cards?: { card: string; quantity: number }[] }

/** The row that the deck builder sends for a member's deck. */
export function deckRow(author: Member, fields: DeckFields = {}) {
  return {
    name: 'Frozen Tempo',
    cards: SMALL_LIST,
    total_cards: 4,
    user_id: author.id,
    favorite_count: 1,
    legality: 'core',
    is_public: true,
    tags: [],
    ...fields,
  }
}

/** Saves a deck as its author. */
export async function saveDeck(author: Member, fields: DeckFields = {}) {
  return given(author.client.from('decks').insert(deckRow(author, fields)).select().single())
}
