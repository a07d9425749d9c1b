/** A word that names of members may not have. */
export type NameWord = {
  readonly id: number
  readonly word: string
  /** Whether names may not have it inside of other words either. */
  readonly isPart: boolean
  /** Whether administrators see decks with it in their name in the reports. */
  readonly inDecks: boolean
  readonly note: string | null
  /** An ISO date and time. */
  readonly addedAt: string
  /** The name of the administrator; null for the operator or a deleted account. */
  readonly addedBy: string | null
  /** Null while it is in the list. */
  readonly removedAt: string | null
  readonly removedBy: string | null
}

/** The maximum number of characters of a word (`name_words`). */
export const MAX_WORD = 40
/** The maximum number of characters of a note on a word (`name_words`). */
export const MAX_WORD_NOTE = 200
