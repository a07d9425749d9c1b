import type { CardRow, Pack } from '../tools/pack/packRows.ts'

/**
 * Builds a pack of any size by repeating the real cards; each copy has a distinct id, name and number. Searches find
 * more as the pack grows, which makes them slower than a pack of new words would.
 */
export function enlargePack({ sets, cards }: Pack, size: number): Pack {
  const copies = Math.ceil(size / cards.length)
  const all = Array.from({ length: copies }, (_, copy) =>
    copy === 0 ? cards : cards.map((card) => copyCard(card, copy)),
  )
  return { sets, cards: all.flat().slice(0, size) }
}

function copyCard(card: CardRow, copy: number): CardRow {
  return {
    ...card,
    id: `${card.id}-${copy}`,
    version: card.version === null ? `Reprise ${copy}` : `${card.version} ${copy}`,
    collector_number: `${copy}${card.collector_number.padStart(3, '0')}`,
  }
}
