import type { Swap } from '#domain/swap/swapDeck.ts'

/** The copies, the id of the card that leaves the deck, and that of the card that comes into it. */
const ITEM = /^([1-9]\d?):([^:]{1,100}):([^:]{1,100})$/

const MAX_SWAPS = 30

/**
 * Reads the parameter `swap` of a deck's page and of the deck builder: a list such as `2:pack-1-42:pack-1-194`. Equal
 * swaps may follow each other. Never throws; invalid items are ignored. @returns undefined if the list is empty.
 */
export function readSwaps(value: unknown): string[] | undefined {
  const items = [value].flat().filter((item): item is string => typeof item === 'string' && ITEM.test(item))
  return items.length > 0 ? items.slice(0, MAX_SWAPS) : undefined
}

/** Finds the cards of the swaps in an address. Swaps of unknown cards are left out. */
export const findSwaps = (items: readonly string[] = [], byId: ReadonlyMap<string, Swap['in']>): Swap[] =>
  items.flatMap((item) => {
    const [, copies = '', outId = '', inId = ''] = ITEM.exec(item) ?? []
    const [out, into] = [byId.get(outId), byId.get(inId)]
    return out && into ? { out, in: into, copies: Number(copies) } : []
  })

/** Writes swaps as the parameter `swap`; undefined without any. */
export const makeSwaps = (swaps: readonly Swap[]): string[] | undefined =>
  readSwaps(swaps.map(({ copies, out, in: into }) => [copies, out.id, into.id].join(':')))
