import { findPrinting, makeCardRow } from './makeCardRow.ts'
import type { Pack } from './packRows.ts'
import { makeSetRows } from './packSets.ts'
import { readOracle } from './readOracle.ts'

/**
 * Builds the pack from the installed card package; the result is deterministic. @throws if two cards have the same id
 */
export function makePack(): Pack {
  const source = readOracle()
  const printings = source.cards.map((card) => ({ card, printing: findPrinting(card) }))
  const sets = makeSetRows(source.sets, new Set(printings.map(({ printing }) => printing.setCode)))
  const setsByCode = new Map(sets.map((set) => [set.code, set]))
  const cards = printings.map(({ card, printing }) => {
    const set = setsByCode.get(printing.setCode)
    if (set === undefined)
      throw new Error(`"${card.full_name}" belongs to the set ${printing.setCode}, which has no release date.`)
    return makeCardRow(card, printing, set)
  })
  assertUnique(cards.map(({ id }) => id))
  return { sets, cards }
}

function assertUnique(ids: readonly string[]): void {
  const seen = new Set<string>()
  for (const id of ids) {
    if (seen.has(id)) throw new Error(`Two cards of the pack have the id ${id}.`)
    seen.add(id)
  }
}
