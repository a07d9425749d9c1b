import type { KeyboardEvent } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { copyKey } from '#cardUi/copies/copyKey.ts'
import { hasCommandKey } from '#ui/hasModifier.ts'
import type { DraftStep } from './useDeckDraft.ts'

/**
 * The change of a card's copies by a key: `+` adds one, `-` removes one, digits up to the card's limit set their number, and `m`
 * adds one to the maybeboard. Null for other keys.
 */
export function draftKeyStep(event: KeyboardEvent, card: Pick<Card, 'id' | 'text'>): DraftStep | null {
  const limit = copyLimit(card)
  const type = copyKey(event)
  if (type === 'add') return { type, card: card.id, limit }
  if (type) return { type, card: card.id }
  if (event.key.toLowerCase() === 'm' && !hasCommandKey(event)) return { type: 'addMaybe', card: card.id }
  const quantity = /^\d$/.test(event.key) && !hasCommandKey(event) ? Number(event.key) : Infinity
  return quantity <= limit ? { type: 'set', card: card.id, quantity, limit } : null
}
