import type { APIRequestContext } from '@playwright/test'
import { type Account, addRow } from './backend.ts'

/** An Amethyst and Steel deck for Infinity, by cost and then by name. */
export const SAMPLE_CARDS = [
  { card: 'pack-1-197', name: 'Fire the Cannons!', quantity: 4 },
  { card: 'pack-1-52', name: 'Olaf - Friendly Snowman', quantity: 1 },
  { card: 'pack-1-41', name: 'Elsa - Snow Queen', quantity: 4 },
  { card: 'pack-1-64', name: 'Friends on the Other Side', quantity: 4 },
  { card: 'pack-1-194', name: 'Tinker Bell - Tiny Tactician', quantity: 3 },
  { card: 'pack-1-192', name: 'Te Kā - Heartless', quantity: 2 },
  { card: 'pack-1-42', name: 'Elsa - Spirit of Winter', quantity: 4 },
]

/** Quantity then name, one card a line. */
export const listed = (cards: readonly { name: string; quantity: number }[]) =>
  cards.map(({ name, quantity }) => `${quantity} ${name}`).join('\n')

/** Saves that deck for a member, with its cards in another order. @returns its id. */
export async function addSampleDeck(request: APIRequestContext, owner: Account, deck: object = {}): Promise<string> {
  const cards = SAMPLE_CARDS.toReversed().map(({ card, quantity }) => ({ card, quantity }))
  const { id } = await addRow(request, owner, 'decks', { name: 'Snow and Steel', is_public: true, cards, ...deck })
  return id
}
