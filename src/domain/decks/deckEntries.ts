import type { Card } from '../cards/card.ts'
import { type CardNameIndex, findPrintings, hasName, isCharacterName, isCardName } from './cardNameIndex.ts'
import { type DeckEntry, MAX_COPIES } from './deckRules.ts'

/** What one line of an imported list asks for. */
export type DeckLine = {
  /** Where it stands in the list, from 1. */
  readonly line: number
  /** Null where it has no count. */
  readonly quantity: number | null
  readonly name: string
  /** It is a card only where one has this whole name: else it is a heading, "Actions 12". */
  readonly mayBeHeading?: boolean
  /** The printing it names, by set code and collector number. */
  readonly reference: { readonly setCode: string; readonly number: string } | null
}

/**
 * The entries of an imported list, each card once with 1 to 4 copies, with what the list says otherwise; or why there are
 * none.
 */
export type DeckListResult =
  | { readonly ok: true; readonly entries: readonly DeckEntry[]; readonly differences: readonly DeckListProblem[] }
  | { readonly ok: false; readonly problems: readonly DeckListProblem[] }

/** What is said of an empty list (requirements §5, Deck import). */
const NOTHING_TO_IMPORT = 'Please enter a deck list to import.'

const EXAMPLE = 'Write each line as a number and a card name: 4 Elsa - Spirit of Winter'
const NO_COUNTS = `No counts found. ${EXAMPLE}`
const NO_USABLE_COUNTS = `No counts from 1 to ${MAX_COPIES} found. ${EXAMPLE}`

const WHOLE_LIST: ReadonlySet<string> = new Set([NOTHING_TO_IMPORT, NO_COUNTS, NO_USABLE_COUNTS])

/** Whether a problem is about the whole list, and about no line of it. */
export const isAboutWholeList = ({ message }: DeckListProblem): boolean => WHOLE_LIST.has(message)

/** What is wrong with an imported list, as the sentence to show, and the line it is about. */
export type DeckListProblem = { readonly line: number; readonly message: string }

/**
 * Makes the lines of an imported list the entries of a deck (requirements §5, Deck import). Lines with a count outside of
 * 1 to 4 are ignored, and the same card's lines add up to at most 4 copies; where a card is lost by that, or found by a part
 * of its name, it is said: a deck is never other than its list in silence. A name that no card has stops the import; all
 * of them are said, so that one reading of the list mends it. A list without any line to use replaces no deck, and it is said
 * why. Of more than 60 cards all are kept; the deck builder shows that they are too many.
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
      // "60 Cards" and "24 Garden" may be headings.
      if (isWhole || (card && isCharacterName(card, name))) differs(leftOutText(name, quantity))
    } else if (!card) problems.push({ line, message: `Card not found: "${name}"` })
    else {
      const sum = (copies.get(card.id) ?? 0) + quantity
      copies.set(card.id, Math.min(sum, MAX_COPIES))
      if (sum > MAX_COPIES) differs(`Of "${card.name}" the list has more than ${MAX_COPIES} copies.`)
      if (!isWhole) differs(`"${name}" was taken for "${card.name}".`)
    }
  }
  if (problems.length > 0) return { ok: false, problems }
  if (copies.size === 0) return { ok: false, problems: explainEmpty(lines, differences, index) }
  return { ok: true, entries: Array.from(copies, ([card, quantity]) => ({ card, quantity })), differences }
}

/** Why a list has no line to use. @param leftOut what is said of single lines. */
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

/** A reference only chooses among the printings of the name: the sites do not all number the sets alike. */
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

/** Makes "P1" and "p1", "043" and "43" the same. */
function referenceKey(text: string): string {
  return text.toLowerCase().replace(/^0+(?=.)/, '')
}
