import { type CardNameIndex, isCardName } from './cardNameIndex.ts'
import { type DeckCard, sortDeckCards } from './deckCard.ts'
import { type DeckLine, type DeckListResult, findEntries } from './deckEntries.ts'

/**
 * A count, an x or none, a name: "4 Name", "4x Name", "4 x Name", "4,Name"; a bullet may stand before it. An x without a
 * space after it belongs to the count.
 */
const LINE = /^(?:[-–•*]\s+)?(\d+)(?:\s*[x×]\s+|[x×]|[\s,;]+)(\S.*)$/i

/** The count behind the name, where an x tells that it is one: "Name x4", "Name (x4)". */
const COUNT_LAST = /^(\S.*?)\s+\(?[x×]\s?(\d+)\)?$/i

/** What may be a count behind the name, "Be Prepared 4", and may be that of a heading, "Songs 4". */
const LAST_DIGITS = /^(\S.*?)\s+(\d+)$/

const COMMENT = /^(?:#|\/\/)/

/** The finish, art or set that some sites note at the end: "*E*", "(Cold Foil)", "[Fabled]". */
const NOTE = /\s*(?:\*\w+\*|[([]\p{L}[\p{L}'’ ]+[)\]])$/u

/** A printing by set code and number at the end: "(9-43)" as Duels.ink writes it, "[9-43]", "(9) 43". */
const REFERENCE = /^(.+?)\s*[([](\w+)(?:-|[)\]]\s*#?)(\w+)[)\]]?$/

/**
 * Reads a deck list that somebody pasted, one card a line (requirements §5, Deck import; issue 4, point 2): plain text,
 * and what Dreamborn, Inkdecks and Duels.ink export. Lines without a count are ignored: blank ones, comments (#, //) and
 * headings. What it makes of the lines, what it says of those with a card, and what it refuses, is said at `findEntries`.
 */
export function parseDeckList(text: string, index: CardNameIndex): DeckListResult {
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => parseLine(line.trim(), at + 1, index))
  return findEntries(
    lines.filter(({ name }) => name !== '' && !COMMENT.test(name)),
    index,
  )
}

/**
 * Writes a deck as a list, a line for each card: quantity then name, sorted by cost and then name (requirements §7, §9).
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

function parseLine(text: string, line: number, index: CardNameIndex): DeckLine {
  // The number of "99 Puppies" belongs to its name.
  if (isCardName(index, text)) return { line, quantity: null, name: text, mayBeHeading: true, reference: null }
  const [, before, last] = COUNT_LAST.exec(text) ?? []
  const [, first, behind] = LINE.exec(text) ?? []
  const counted = before ?? behind
  const [, bare = text, digits] = LAST_DIGITS.exec(text) ?? []
  const title = (counted ?? bare).replace(NOTE, '').trim()
  const [, name = title, setCode, number] = REFERENCE.exec(title) ?? []
  const reference = setCode === undefined || number === undefined ? null : { setCode, number }
  const count = last ?? first ?? digits
  const quantity = count === undefined ? null : Number(count)
  return { line, quantity, name: name.trim(), mayBeHeading: counted === undefined, reference }
}
