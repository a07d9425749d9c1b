/** A card set (requirements §3, sets2_with_stats and sets_2). */
export type CardSet = {
  readonly id: string
  readonly name: string
  /** "1", "P1", "D23"; the id if the source has no code. */
  readonly code: string
  /** An ISO date (2025-09-05), null if not announced. */
  readonly releasedAt: string | null
  /** The ISO date of its prerelease, from which its cards are legal at events; null if not announced. */
  readonly legalFrom: string | null
  /** Null if the source does not say. Only false excludes the set from the main sets. */
  readonly mainSet: boolean | null
  /** How many of its cards the database has. */
  readonly cardCount: number
  /** Addresses of pictures, or null. */
  readonly keyArt: string | null
  readonly image: string | null
}

/** Codes of promo sets: those of requirements §9, and promo sets released since. */
const PROMO_SET_CODES: ReadonlySet<string> = new Set(['P1', 'P2', 'P3', 'cp', 'C2', 'D23', 'DIS'])

/** Whether the set is listed under Promo Sets. */
export function isPromoSet({ id, code, mainSet }: CardSet): boolean {
  return mainSet === false || PROMO_SET_CODES.has(code) || PROMO_SET_CODES.has(id)
}
