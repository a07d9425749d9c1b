import { formatScore, inkPairName, type Match } from '../match.ts'

/** A deck that an imported match may belong to. */
export type ImportDeck = { readonly id: string; readonly name: string }

/** The heading of each column, in the order of the columns. */
const HEADINGS = {
  date: 'Date',
  deck: 'Deck',
  result: 'Result',
  initiative: 'Initiative',
  inks: 'Opponent inks',
  bestOf: 'Best of',
  score: 'Games',
  opponentName: 'Opponent',
  event: 'Event',
  round: 'Round',
  notes: 'Notes',
  version: 'Version',
  deckId: 'Deck ID',
  id: 'Match ID',
  gameId: 'Game ID',
} as const
type Column = keyof typeof HEADINGS
const COLUMNS = Object.keys(HEADINGS) as Column[] // Object.keys returns string[]; these are the keys of a constant.

/** Writes matches as table rows, headings first. `readMatchRows` reads the same matches back. */
export function makeMatchRows(matches: readonly Match[], decks: readonly ImportDeck[]): string[][] {
  const names = new Map(decks.map(({ id, name }) => [id, name]))
  const cells = (match: Match): Record<Column, string> => ({
    date: match.matchDate,
    deck: names.get(match.deckId) ?? '',
    result: match.result,
    initiative: match.initiative.replace('_', ' '),
    inks: inkPairName(match.opponentInks),
    bestOf: String(match.score?.bestOf ?? 1),
    score: match.score ? formatScore(match.score) : '',
    opponentName: match.opponentName ?? '',
    event: match.event ?? '',
    round: String(match.round ?? ''),
    notes: match.notes,
    version: String(match.deckVersion ?? ''),
    deckId: match.deckId,
    id: match.id,
    gameId: match.gameId ?? '',
  })
  return [
    COLUMNS.map((column) => HEADINGS[column]),
    ...matches.map((match) => {
      const row = cells(match)
      return COLUMNS.map((column) => row[column])
    }),
  ]
}
