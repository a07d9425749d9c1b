import type { CardNameIndex } from './cardNameIndex.ts'
import { type DeckCard, sortDeckCards } from './deckCard.ts'
import { type DeckLine, type DeckListResult, findEntries } from './deckLine.ts'

/** A count, an x or none, a name: "4 Name", "4x Name", "4 x Name". An x without a space after it belongs to the count. */
const LINE = /^(\d+)(?:\s*[x×]\s+|[x×]|\s+)(\S.*)$/i

/** The finish or art that some sites note at the end: "*E*". */
const NOTE = /\*\w+\*$/

/** A printing by set code and number at the end, as Duels.ink writes it: "(9-43)". */
const REFERENCE = /^(.+)\((\w+)-(\w+)\)$/

/**
 * Reads a deck list that somebody pasted, one card a line (specification §5, Deck import; issue 4, point 2): plain text,
 * and what Dreamborn, Inkdecks and Duels.ink export. Lines that begin with no count are ignored: blank ones, comments
 * (#, //) and headings. What it makes of the lines, and what it refuses, is said at `findEntries`.
 */
export function parseDeckList(text: string, index: CardNameIndex): DeckListResult {
  return findEntries(
    text.split(/\r\n|\r|\n/).flatMap((line, at) => parseLine(line.trim(), at + 1)),
    index,
  )
}

/**
 * Writes a deck as a list, a line for each card: quantity then name, sorted by cost and then name (specification §7, §9).
 * `parseDeckList` reads it back as the same deck where no name occurs twice; the names do not tell printings apart, so of
 * two printings of a name it makes one, with the copies of both but 4 at most.
 * @param setCodes the codes of the sets by their ids; with them every line ends with a reference ("4 Elsa - Spirit of
 * Winter (9-43)"), and any deck is read back exactly. A card whose set they do not have gets none.
 */
export function makeDeckList(cards: readonly DeckCard[], setCodes?: ReadonlyMap<string, string>): string {
  return sortDeckCards(cards)
    .map(({ card, quantity }) => {
      const setCode = setCodes?.get(card.setId)
      const reference = setCode === undefined ? '' : ` (${setCode}-${card.collectorNumber})`
      return `${quantity} ${card.name}${reference}`
    })
    .join('\n')
}

function parseLine(text: string, line: number): DeckLine[] {
  const [, count, rest] = LINE.exec(text) ?? []
  if (count === undefined || rest === undefined) return []
  const title = rest.replace(NOTE, '').trim()
  const [, name = title, setCode, number] = REFERENCE.exec(title) ?? []
  const reference = setCode === undefined || number === undefined ? null : { setCode, number }
  return [{ line, quantity: Number(count), name: name.trim(), reference }]
}
