/** The things that members report: a deck, the guide of a deck, the name of a member. */
export type ReportedKind = 'deck' | 'guide' | 'name'

/** The texts of the reported things. */
export const REPORTED_NAMES: Readonly<Record<ReportedKind, string>> = { deck: 'Deck', guide: 'Guide', name: 'Name' }

/** The reasons for a report, as the database stores them, with their texts. */
export const REPORT_REASONS = {
  offensive: 'Offensive or hateful',
  'personal data': 'Someone’s personal data',
  spam: 'Spam or advertising',
  copied: 'Copied without permission',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof REPORT_REASONS

/** The text of a stored reason. */
export const reasonText = (reason: string): string =>
  (REPORT_REASONS as Readonly<Record<string, string>>)[reason] ?? reason

/** The maximum number of characters of the note on a report (`reports`). */
export const MAX_NOTE = 500
/** The maximum number of characters of an administrator's reason (`hidden_content`). */
export const MAX_REASON = 300

/** A reported thing without a decision, with all reports of it; or a name that has a word of the list. */
export type ReportedThing = {
  readonly kind: ReportedKind
  /** The id of the deck or member. */
  readonly target: string
  readonly reports: number
  readonly reasons: readonly string[]
  readonly notes: readonly string[]
  /** The words of a name that names may not have since. */
  readonly words: readonly string[]
  /** The name of the deck; null for a member's name. */
  readonly deck: string | null
  readonly guide: string | null
  readonly username: string
  readonly displayName: string | null
  /** An ISO date and time. */
  readonly firstAt: string
}

/** Something that an administrator has hidden. */
export type HiddenThing = {
  readonly id: number
  readonly kind: ReportedKind
  readonly deckId: string | null
  readonly authorId: string
  /** The text of a guide, or the name of a deck or member at that time. */
  readonly content: string | null
  readonly reason: string
  readonly hiddenAt: string
  /** Null while it is hidden. */
  readonly restoredAt: string | null
  readonly restoredBecause: string | null
  /** The name of the administrator who hid it; null if unknown or deleted. */
  readonly hiddenBy: string | null
}
