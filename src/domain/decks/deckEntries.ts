import type { Card } from '../cards/card.ts'
import { foldText } from '../cards/foldText.ts'
import { type CardNameIndex, findPrintings, hasName, isCharacterName, isCardName } from './cardNameIndex.ts'
import { copyLimit } from './copyLimit.ts'
import { type DeckEntry, MAX_COPIES } from './deckRules.ts'
import { isHeading } from './deckListHeading.ts'

/** A parsed line of an imported list. */
export type DeckLine = {
  /** Its number in the list, from 1. */
  readonly line: number
  /** Null without a count. */
  readonly quantity: number | null
  readonly name: string
  /** The line is a card if one has exactly this name, and otherwise a heading such as "Actions 12". */
  readonly mayBeHeading?: boolean
  /** The printing that it names, if any. */
  readonly reference: { readonly setCode: string; readonly number: string } | null
}

/** A checked line of an imported list, for showing the result while the list is edited. */
export type CheckedLine = {
  readonly line: number
  readonly name: string
  /** The count as written; null without one. */
  readonly quantity: number | null
  /** The card that the line adds to the deck; null for lines that add none. */
  readonly card: Card | null
  /** Sentences about the line: why it adds no card, or how the card differs from the line. */
  readonly messages: readonly string[]
}

/**
 * The entries of an imported list, each card once with 1 to 4 copies, and their differences from the list. Problems
 * prevent the import; then the entries are those of the recognized lines. `lines` has each line that adds a card or
 * should, in the list's order, without headings.
 */
export type DeckListResult = {
  readonly entries: readonly DeckEntry[]
  readonly differences: readonly DeckListProblem[]
  readonly lines: readonly CheckedLine[]
} & ({ readonly ok: true } | { readonly ok: false; readonly problems: readonly DeckListProblem[] })

/** The message for an empty list (requirements §5, Deck import). */
const NOTHING_TO_IMPORT = 'Please enter a deck list to import.'

const EXAMPLE = 'Write each line as a number and a card name: 4 Elsa - Spirit of Winter'
const NO_COUNTS = `No counts found. ${EXAMPLE}`
const NO_USABLE_COUNTS = `No counts from 1 to ${MAX_COPIES} found. ${EXAMPLE}`

const WHOLE_LIST: ReadonlySet<string> = new Set([NOTHING_TO_IMPORT, NO_COUNTS, NO_USABLE_COUNTS])

/** Whether a problem is about the whole list instead of a line. */
export const isAboutWholeList = ({ message }: DeckListProblem): boolean => WHOLE_LIST.has(message)

/** A sentence to show about a line of an imported list. */
export type DeckListProblem = { readonly line: number; readonly message: string }

/**
 * Makes the entries of a deck from the lines of an imported list (requirements §5, Deck import). Lines with a count
 * outside of 1 to 4 are ignored, and a card gets at most 4 copies, or as many as its text allows. Each case in which the deck differs from the list is
 * reported: a skipped card, a reduced count, a card found by a part of its name. Unknown names prevent the import; all
 * of them are reported at once. A list without any usable line is a problem too. Lists of more than 60 cards are
 * accepted; the deck builder shows that they are too large.
 */
export function findEntries(lines: readonly DeckLine[], index: CardNameIndex): DeckListResult {
  const copies = new Map<string, number>()
  const problems: DeckListProblem[] = []
  const differences: DeckListProblem[] = []
  const checked: CheckedLine[] = []
  for (const { line, quantity, name, reference, mayBeHeading } of lines) {
    const add = (card: Card | null, messages: readonly string[]) =>
      checked.push({ line, name, quantity, card, messages })
    const report = (list: DeckListProblem[], messages: readonly string[]) =>
      list.push(...messages.map((message) => ({ line, message })))
    if (mayBeHeading && !isCardName(index, name)) {
      if (!isHeading(name)) add(null, [leftOutText(name, quantity)])
      continue
    }
    const card = choosePrinting(findPrintings(index, name), reference, index)
    const isWhole = card !== undefined && hasName(card, name)
    const limit = card ? copyLimit(card) : MAX_COPIES
    if (quantity === null || quantity < 1 || quantity > limit) {
      const messages = [leftOutText(name, quantity, limit)]
      // "60 Cards" and "24 Garden" may be headings, so only lines with a card's name are reported.
      if (isWhole || (card && isCharacterName(card, name))) report(differences, messages)
      if (!isHeading(name)) add(null, messages)
    } else if (card) {
      const sum = (copies.get(card.id) ?? 0) + quantity
      copies.set(card.id, Math.min(sum, limit))
      const messages = [
        ...(sum > limit ? [`The list has more than ${limit} copies of "${card.name}".`] : []),
        ...(isWhole ? [] : [`We read "${name}" as "${card.name}".`]),
      ]
      report(differences, messages)
      add(card, messages)
    } else {
      const messages = [`Card not found: "${name}"`]
      report(problems, messages)
      add(null, messages)
    }
  }
  const entries = Array.from(copies, ([card, quantity]) => ({ card, quantity }))
  const read = { entries, differences, lines: checked }
  if (problems.length > 0) return { ...read, ok: false, problems }
  if (copies.size === 0) return { ...read, ok: false, problems: explainEmpty(lines, differences, index) }
  return { ...read, ok: true }
}

/**
 * Explains why a list has no usable line.
 * @param leftOut the differences of single lines.
 */
function explainEmpty(
  lines: readonly DeckLine[],
  leftOut: readonly DeckListProblem[],
  index: CardNameIndex,
): readonly DeckListProblem[] {
  if (lines.length === 0) return [{ line: 1, message: NOTHING_TO_IMPORT }]
  const hasCounts = lines.some(
    ({ quantity, name, mayBeHeading }) => quantity !== null && (!mayBeHeading || isCardName(index, name)),
  )
  if (!hasCounts) return [{ line: 1, message: NO_COUNTS }]
  return leftOut.length > 0 ? leftOut : [{ line: 1, message: NO_USABLE_COUNTS }]
}

function leftOutText(name: string, quantity: number | null, limit = MAX_COPIES): string {
  const why =
    quantity === null
      ? 'the line has no count'
      : quantity === 0
        ? 'its count is 0'
        : `${quantity} copies are more than the ${limit} of a deck`
  return `"${name}" was left out: ${why}.`
}

/** Chooses a printing of a name. A reference only chooses among these, because not all sites number the sets alike. */
function choosePrinting(
  printings: readonly Card[],
  reference: DeckLine['reference'],
  { setCodes }: CardNameIndex,
): Card | undefined {
  if (reference === null) return printings[0]
  const isMeant = ({ setId, set, collectorNumber }: Card) =>
    [setCodes.get(setId) ?? '', set].map(referenceKey).includes(referenceKey(reference.setCode)) &&
    referenceKey(collectorNumber) === referenceKey(reference.number.replace(SET_SIZE, ''))
  return printings.find(isMeant) ?? printings[0]
}

/** The size of the set behind a number, as printed on cards: "42/204". */
const SET_SIZE = /\/\w+$/

/** Normalizes a code or a set's name: "P1" equals "p1", "043" equals "43". */
function referenceKey(text: string): string {
  return foldText(text).replace(/^0+(?=.)/, '')
}
