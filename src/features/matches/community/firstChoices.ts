import type { Legality } from '#domain/decks/legality.ts'
import type { CommunityWeeks } from '#domain/matches/communityMatchups.ts'

/** The choices that are shown at first. */
export const FIRST_FORMAT: Legality = 'core'
export const FIRST_WEEKS: CommunityWeeks = 12
