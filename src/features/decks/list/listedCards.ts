import type { Card } from '#domain/cards/card.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { LISTED_CARDS } from '#domain/decks/listedDecks.ts'
import { signatureCards } from '#domain/decks/signatureCards.ts'

/** The cards of a deck that a list of decks shows. */
export const listedCards = (entries: readonly DeckEntry[], byId: ReadonlyMap<string, Card>) =>
  signatureCards(findDeckCards(entries, byId), LISTED_CARDS)
