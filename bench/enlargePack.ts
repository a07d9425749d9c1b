import type { CardRow, Pack } from '../tools/pack/packRows.ts'

/**
 * Makes a pack of any size out of the real one: its cards again and again, every copy with an id, a name and a number of
 * its own. What a search finds grows with the pack, which is harder on a search than new words would be.
 */
export function enlargePack({ sets, cards }: Pack, size: number): Pack {
  const copies = Math.ceil(size / cards.length)
  const all = Array.from({ length: copies }, (_, copy) => (copy === 0 ? cards : cards.map((card) => again(card, copy))))
  return { sets, cards: all.flat().slice(0, size) }
}

function again(card: CardRow, copy: number): CardRow {
  return {
    ...card,
    id: `${card.id}-${copy}`,
    version: card.version === null ? `Reprise ${copy}` : `${card.version} ${copy}`,
    collector_number: `${copy}${card.collector_number.padStart(3, '0')}`,
  }
}
