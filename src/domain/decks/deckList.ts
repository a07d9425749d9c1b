import { type CardNameIndex, isCardName } from './cardNameIndex.ts'
import { type DeckCard, sortDeckCards } from './deckCard.ts'
import { type DeckLine, type DeckListResult, findEntries } from './deckEntries.ts'
import { parseDeckTable } from './deckTable.ts'

/**
 * A count, an optional x, and a name: "4 Name", "4x Name", "4 x Name", "4,Name", each with an optional bullet. An x
 * without a space after it belongs to the count.
 */
const LINE = /^(?:[-–•*]\s+)?(\d+)(?:\s*[x×]\s+|[x×]|[\s,;]+)(\S.*)$/i

/** A count with an x after the name: "Name x4", "Name (x4)". */
const COUNT_LAST = /^(\S.*?)\s+\(?[x×]\s?(\d+)\)?$/i

/** A number after the name: a count, as in "Be Prepared 4", or part of a heading, as in "Songs 4". */
const LAST_DIGITS = /^(\S.*?)\s+(\d+)$/

const COMMENT = /^(?:#|\/\/)/

/** A finish, art or set in a note at the end: "*E*", "(Cold Foil)", "[Fabled]". */
const NOTE = /\s*(?:\*\w+\*|[([]\p{L}[\p{L}'’ ]+[)\]])$/u

/** A printing by set code and number at the end: "(9-43)" of Duels.ink, "[9-43]", "(9) 43". */
const REFERENCE = /^(.+?)\s*[([](\w+)(?:-|[)\]]\s*#?)(\w+(?:\/\w+)?)[)\]]?$/

/**
 * Parses a deck list with one card per line (requirements §5, Deck import): plain text, and the exports of Dreamborn,
 * Inkdecks, Duels.ink and Moxfield, and CSV with a header. It ignores lines without a count: blank ones, comments (#, //) and headings. See
 * `findEntries` for the rules of the result.
 */
export function parseDeckList(text: string, index: CardNameIndex): DeckListResult {
  const rows = splitLines(text)
  const lines = parseDeckTable(rows) ?? rows.map((line, at) => parseLine(line.trim(), at + 1, index))
  return findEntries(
    lines.filter(({ name }) => name !== '' && !COMMENT.test(name)),
    index,
  )
}

/** The lines of a text with any line ends. */
export const splitLines = (text: string): string[] => text.split(/\r\n|\r|\n/)

/**
 * Makes a deck list with a line for each card: quantity and name, sorted by cost and then by name (requirements §7,
 * §9). `parseDeckList` reads it back as the same deck if no name occurs twice; it joins two printings of a name, with
 * at most 4 copies.
 * @param setCodes the codes of the sets by id. With them each line ends with a reference ("4 Elsa - Spirit of Winter
 * (9-43)"), and any deck is read back exactly. Cards of unknown sets get no reference.
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
  // In "99 Puppies", the number belongs to the name.
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
