import type { Card } from '../cards/card.ts'
import { type CardNameIndex, findPrintings, isCalled, isName } from './cardNameIndex.ts'
import { type DeckEntry, MAX_COPIES } from './deckRules.ts'

/** What one line of an imported list asks for. */
export type DeckLine = {
  /** Where it stands in the list, from 1. */
  readonly line: number
  /** 0 where it says none. */
  readonly quantity: number
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

/** What is said of a list without any line to use (specification §5, Deck import). */
export const NOTHING_TO_IMPORT = 'Please enter a deck list to import.'

/** What is wrong with an imported list, as the sentence to show, and the line it is about. */
export type DeckListProblem = { readonly line: number; readonly message: string }

/**
 * Makes the lines of an imported list the entries of a deck (specification §5, Deck import). Lines with a count outside of
 * 1 to 4 are ignored, and the same card's lines add up to at most 4 copies; where a card is lost by that, or found by a part
 * of its name, it is said: a deck is never other than its list in silence. A name that no card has stops the import; all
 * of them are said, so that one reading of the list mends it. A list without any line to use counts as empty: it replaces no deck. Of more than 60 cards all are kept; the deck
 * builder shows that they are too many.
 */
export function findEntries(lines: readonly DeckLine[], index: CardNameIndex): DeckListResult {
  const copies = new Map<string, number>()
  const problems: DeckListProblem[] = []
  const differences: DeckListProblem[] = []
  for (const { line, quantity, name, reference, mayBeHeading } of lines) {
    if (mayBeHeading && !isName(index, name)) continue
    const card = choosePrinting(findPrintings(index, name), reference, index)
    const isWhole = card !== undefined && isCalled(card, name)
    const differs = (message: string) => differences.push({ line, message })
    if (quantity < 1 || quantity > MAX_COPIES) {
      // "60 Cards" is a heading, too.
      if (isWhole) differs(leftOutText(name, quantity))
    } else if (!card) problems.push({ line, message: `Card not found: "${name}"` })
    else {
      const sum = (copies.get(card.id) ?? 0) + quantity
      copies.set(card.id, Math.min(sum, MAX_COPIES))
      if (sum > MAX_COPIES) differs(`Of "${card.name}" the list has more than ${MAX_COPIES} copies.`)
      if (!isWhole) differs(`"${name}" was taken for "${card.name}".`)
    }
  }
  if (problems.length > 0) return { ok: false, problems }
  if (copies.size === 0) return { ok: false, problems: [{ line: 1, message: NOTHING_TO_IMPORT }] }
  return { ok: true, entries: Array.from(copies, ([card, quantity]) => ({ card, quantity })), differences }
}

function leftOutText(name: string, quantity: number): string {
  const why = quantity === 0 ? 'the line has no count' : `${quantity} copies are more than the ${MAX_COPIES} of a deck`
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
