import type { Card } from '#domain/cards/card.ts'
import { type CardRow, toCard } from './cardRow.ts'

/**
 * The first cards by name, which the host writes into the page at /cards (`<script id="first-cards">`), so that there is
 * something to look at before the whole catalogue is here. None at other addresses, and none without a host.
 */
export function readFirstCards(): Card[] {
  const text = typeof document === 'undefined' ? '' : document.getElementById('first-cards')?.textContent.trim()
  // The host writes rows of its own table.
  return text?.startsWith('[') ? (JSON.parse(text) as CardRow[]).map(toCard) : []
}
