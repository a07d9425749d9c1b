import { INKS } from '../cards/vocabulary.ts'
import type { DeckEntry } from '../decks/deckRules.ts'
import { OFFICIAL_FORMATS, type OfficialFormat } from './formatRule.ts'
import type { Reason } from './judgeDeck.ts'
import { VERDICT_CARDS } from './verdict.fixture.ts'

/** A deck with the verdict that official events give on a day. */
export type VerdictCase = {
  readonly title: string
  readonly entries: readonly DeckEntry[]
  readonly leader: string | null
  readonly format: OfficialFormat
  readonly day: string
  /** As `summarizeReasons` writes them; empty for a legal deck. */
  readonly reasons: string
}

/**
 * Reads the text of `verdicts.csv`. Its decks are lists such as "56 Amber 9 + 4 Fortisphere": the first means four copies each of
 * Amber 9 #1 to #14. "Fortisphere of 4" is one printing; without a set it is the first one. "led by" names the leader.
 */
export function readVerdictCases(csv: string): VerdictCase[] {
  const [, ...lines] = csv.trim().split('\n')
  return lines.map((line) => {
    const [list = '', format = '', day = '', verdict = '', reasons = ''] = line.split(',')
    if (!isFormat(format) || (verdict === 'legal') !== (reasons === '')) throw new Error(`Wrong line: ${line}`)
    const [cards = '', leader = null] = list.split(' led by ')
    return { title: line, entries: cards.split(' + ').flatMap(readEntries), leader, format, day, reasons }
  })
}

const isFormat = (text: string): text is OfficialFormat => OFFICIAL_FORMATS.some((format) => format === text)

function readEntries(part: string): DeckEntry[] {
  const [, amount = '', name = ''] = /^(\d+) (.+)$/.exec(part) ?? []
  const copies = Number(amount)
  const isRow = INKS.some((ink) => name.startsWith(`${ink} `)) && /^\w+ \d+$/.test(name)
  if (!isRow) return [{ card: cardId(name), quantity: copies }]
  return Array.from({ length: Math.ceil(copies / 4) }, (_, at) => ({
    card: cardId(`${name} #${at + 1}`),
    quantity: Math.min(4, copies - 4 * at),
  }))
}

function cardId(name: string): string {
  const card = VERDICT_CARDS.find((known) => known.id === name || known.name === name)
  if (!card) throw new Error(`No card is named "${name}"`)
  return card.id
}

/**
 * Writes reasons in the way of `verdicts.csv`: "size 59/60", "inks 3/2", "copies 5/4 Fortisphere", "banned 2025-04-08
 * Fortisphere", "rotated 2026-07-17 15 cards". Several cards with the same reason are counted.
 */
export function summarizeReasons(
  reasons: readonly Pick<Reason, 'kind' | 'card' | 'count' | 'limit' | 'day'>[],
): string {
  const groups = Map.groupBy(reasons, ({ kind, count, limit, day }) =>
    [kind, count === null ? null : `${count}/${limit}`, day].filter((part) => part !== null).join(' '),
  )
  return [...groups]
    .map(([reason, [first, ...others]]) => {
      const cards = others.length > 0 ? `${others.length + 1} cards` : first?.card
      return cards ? `${reason} ${cards}` : reason
    })
    .toSorted()
    .join('; ')
}
