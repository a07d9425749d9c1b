import { DECK_SIZE, MAX_COPIES } from '#domain/decks/deckRules.ts'
import type { DeckWarning } from '#domain/decks/deckWarnings.ts'
import { listWithAnd } from '#domain/text/listWords.ts'
import { countOf } from '#domain/text/countOf.ts'

/** "60 cards", or "16 of 60 cards" for an unfinished deck. */
const sizeText = (totalCards: number): string =>
  totalCards < DECK_SIZE ? `${totalCards} of ${DECK_SIZE} cards` : countOf(totalCards, 'card')

/** Describes the broken rules of a deck in sentences. @param subject "Your deck", "This deck". */
export function warningText(subject: string, warning: DeckWarning): string {
  switch (warning.kind) {
    case 'copies': {
      const names = listWithAnd(warning.names.map(({ name }) => name))
      return `${subject} has more than ${MAX_COPIES} copies of ${names}. By the rules of the game all printings of a name count together.`
    }
    case 'inks':
      return `${subject} has ${warning.count} ink colors. By the rules of the game a deck has one or two.`
    case 'unfinished':
      return `${subject} has ${sizeText(warning.totalCards)}. By the rules of the game a deck has at least ${DECK_SIZE}.`
  }
}

/** Describes a broken rule in a few words: "8 copies of Elsa", "3 inks", "16 of 60". */
export function shortWarningText(warning: DeckWarning): string {
  switch (warning.kind) {
    case 'copies': {
      const [first, ...others] = warning.names
      const [character = ''] = first?.name.split(' - ') ?? []
      return `${first?.copies} copies of ${character}${others.length > 0 ? ` and ${others.length} more` : ''}`
    }
    case 'inks':
      return `${warning.count} inks`
    case 'unfinished':
      return `${warning.totalCards} of ${DECK_SIZE}`
  }
}
