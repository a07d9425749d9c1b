import type { KeyboardEvent } from 'react'
import { copyKey } from '#cardUi/copies/copyKey.ts'
import { MAX_COPIES } from '#domain/decks/deckRules.ts'
import { hasCommandKey } from '#ui/hasModifier.ts'
import type { DraftStep } from './useDeckDraft.ts'

/**
 * The change of a card's copies by a key: `+` adds one, `-` removes one, `0` to `4` set their number, and `m` adds one to the
 * maybeboard. Null for other keys.
 */
export function draftKeyStep(event: KeyboardEvent, card: string): DraftStep | null {
  const type = copyKey(event)
  if (type) return { type, card }
  if (event.key.toLowerCase() === 'm' && !hasCommandKey(event)) return { type: 'addMaybe', card }
  const quantity = /^\d$/.test(event.key) && !hasCommandKey(event) ? Number(event.key) : Infinity
  return quantity <= MAX_COPIES ? { type: 'set', card, quantity } : null
}
