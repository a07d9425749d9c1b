/** A set of cards, as the product uses it (specification §3, sets2_with_stats and sets_2). */
export type CardSet = {
  readonly id: string
  readonly name: string
  /** "1", "P1", "D23"; the id where the source knows no code. */
  readonly code: string
  /** An ISO date (2025-09-05), null while it is not announced. */
  readonly releasedAt: string | null
  /** Null where the source does not say; only false makes a set no main set. */
  readonly mainSet: boolean | null
  /** How many cards of it the database has. */
  readonly cardCount: number
  /** Addresses of pictures, null where there is none. */
  readonly keyArt: string | null
  readonly image: string | null
}

/** Codes of sets of promotional cards: those of specification §9, and the ones printed since. */
const PROMO_SET_CODES: ReadonlySet<string> = new Set(['P1', 'P2', 'P3', 'cp', 'C2', 'D23', 'DIS'])

/** Whether a set holds promotional cards, so that it is listed under Promo Sets. */
export function isPromoSet({ id, code, mainSet }: CardSet): boolean {
  return mainSet === false || PROMO_SET_CODES.has(code) || PROMO_SET_CODES.has(id)
}
