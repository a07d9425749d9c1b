import { type DeckCard, joinPrintings } from './deckCard.ts'

/** A line of a registration list: the full English name of a card, and its copies in any printing. */
export type RegistrationLine = { readonly name: string; readonly quantity: number }

/** The lines of a deck's registration list, by name. Tournaments count by full English names (Tournament Rules 3.8). */
export const registrationLines = (cards: readonly DeckCard[]): RegistrationLine[] =>
  joinPrintings(cards)
    .map(({ card: { name }, quantity }) => ({ name, quantity }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
