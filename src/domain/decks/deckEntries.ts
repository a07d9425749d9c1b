import type { Card } from '../cards/card.ts'
import { type CardNameIndex, findPrintings, hasName, isCharacterName, isCardName } from './cardNameIndex.ts'
import { type DeckEntry, MAX_COPIES } from './deckRules.ts'

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

/**
 * The entries of an imported list, each card once with 1 to 4 copies, and their differences from the list; or the
 * problems that prevent the import.
 */
export type DeckListResult =
  | { readonly ok: true; readonly entries: readonly DeckEntry[]; readonly differences: readonly DeckListProblem[] }
  | { readonly ok: false; readonly problems: readonly DeckListProblem[] }

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
 * outside of 1 to 4 are ignored, and a card gets at most 4 copies. Each case in which the deck differs from the list is
 * reported: a skipped card, a reduced count, a card found by a part of its name. Unknown names prevent the import; all
 * of them are reported at once. A list without any usable line is a problem too. Lists of more than 60 cards are
 * accepted; the deck builder shows that they are too large.
 */
export function findEntries(lines: readonly DeckLine[], index: CardNameIndex): DeckListResult {
  const copies = new Map<string, number>()
  const problems: DeckListProblem[] = []
  const differences: DeckListProblem[] = []
  for (const { line, quantity, name, reference, mayBeHeading } of lines) {
    if (mayBeHeading && !isCardName(index, name)) continue
    const card = choosePrinting(findPrintings(index, name), reference, index)
    const isWhole = card !== undefined && hasName(card, name)
    const differs = (message: string) => differences.push({ line, message })
    if (quantity === null || quantity < 1 || quantity > MAX_COPIES) {
      // "60 Cards" and "24 Garden" may be headings, so only lines with a card's name are reported.
      if (isWhole || (card && isCharacterName(card, name))) differs(leftOutText(name, quantity))
    } else if (!card) problems.push({ line, message: `Card not found: "${name}"` })
    else {
      const sum = (copies.get(card.id) ?? 0) + quantity
      copies.set(card.id, Math.min(sum, MAX_COPIES))
      if (sum > MAX_COPIES) differs(`The list has more than ${MAX_COPIES} copies of "${card.name}".`)
      if (!isWhole) differs(`We read "${name}" as "${card.name}".`)
    }
  }
  if (problems.length > 0) return { ok: false, problems }
  if (copies.size === 0) return { ok: false, problems: explainEmpty(lines, differences, index) }
  return { ok: true, entries: Array.from(copies, ([card, quantity]) => ({ card, quantity })), differences }
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

function leftOutText(name: string, quantity: number | null): string {
  const why =
    quantity === null
      ? 'the line has no count'
      : quantity === 0
        ? 'its count is 0'
        : `${quantity} copies are more than the ${MAX_COPIES} of a deck`
  return `"${name}" was left out: ${why}.`
}

/** Chooses a printing of a name. A reference only chooses among these, because not all sites number the sets alike. */
function choosePrinting(
  printings: readonly Card[],
  reference: DeckLine['reference'],
  { setCodes }: CardNameIndex,
): Card | undefined {
  if (reference === null) return printings[0]
  const meant = printings.find(
    ({ setId, collectorNumber }) =>
      referenceKey(setCodes.get(setId) ?? '') === referenceKey(reference.setCode) &&
      referenceKey(collectorNumber) === referenceKey(reference.number),
  )
  return meant ?? printings[0]
}

/** Normalizes a code: "P1" equals "p1", "043" equals "43". */
function referenceKey(text: string): string {
  return text.toLowerCase().replace(/^0+(?=.)/, '')
}
