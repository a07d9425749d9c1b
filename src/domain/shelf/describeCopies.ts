import type { CardAllocation } from './allocation.ts'

/** The most decks that a sentence names. */
const MAX_NAMES = 3

/**
 * Says where the copies of a card are: "4 owned, 1 free: 3 in Ruby Ramp". Undefined if no deck holds any.
 * @param nameOf the name of a deck.
 */
export function describeCopies(
  { owned, free, shares }: CardAllocation,
  nameOf: (deckId: string) => string,
): string | undefined {
  const holders = shares.filter(({ held }) => held > 0)
  if (holders.length === 0) return undefined
  const named = holders.slice(0, MAX_NAMES).map(({ deckId, held }) => `${held} in ${nameOf(deckId)}`)
  const others = holders.slice(MAX_NAMES)
  const rest = others.reduce((sum, { held }) => sum + held, 0)
  const more = rest > 0 ? [`${rest} in ${others.length} more ${others.length === 1 ? 'deck' : 'decks'}`] : []
  return `${owned} owned, ${free} free: ${[...named, ...more].join(', ')}`
}

/**
 * Whether a deck lacks owned copies of a card because other decks hold them.
 * @param deckId any deck, also one of another member.
 * @param needed the copies that the deck needs.
 */
export function hasElsewhere({ free, shares }: CardAllocation, deckId: string, needed: number): boolean {
  const own = shares.find((share) => share.deckId === deckId)
  const available = own?.isAssembled ? own.held : free
  return needed > available && shares.some((share) => share.deckId !== deckId && share.held > 0)
}
