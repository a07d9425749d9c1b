import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import { INITIATIVES, type Match, type MatchValues, RESULTS, toMetInks } from '#domain/matches/match.ts'
import type { Database, Json } from '../backend/database.gen.ts'
import { Failure } from '../backend/errors.ts'

type Row = Pick<
  Database['public']['Tables']['matches']['Row'],
  | 'id'
  | 'deck_id'
  | 'result'
  | 'player_initiative'
  | 'opponent_colors'
  | 'notes'
  | 'match_date'
  | 'best_of'
  | 'games_won'
  | 'games_lost'
  | 'opponent_name'
  | 'event'
  | 'round'
  | 'deck_version'
  | 'game_id'
>

/** The columns of a match. */
export const COLUMNS =
  'id,deck_id,result,player_initiative,opponent_colors,notes,match_date,best_of,games_won,games_lost,opponent_name,event,round,deck_version,game_id'

const isInk = (text: string | undefined): text is Ink => INKS.some((ink) => ink === text)

/** Converts a row to a match. @throws Failure if the row breaks the table's checks. */
export function toMatch(row: Row): Match {
  const [one, other] = row.opponent_colors
  const result = RESULTS.find((result) => result === row.result)
  const initiative = INITIATIVES.find((initiative) => initiative === row.player_initiative)
  if (!isInk(one) || (other !== undefined && !isInk(other)) || !result || !initiative)
    throw new Failure('unexpected', 'Failed to fetch matches')
  return {
    id: row.id,
    deckId: row.deck_id,
    result,
    initiative,
    opponentInks: toMetInks(one, other),
    ...((row.best_of === 2 || row.best_of === 3) && {
      score: { bestOf: row.best_of, won: row.games_won ?? 0, lost: row.games_lost ?? 0 },
    }),
    ...(row.opponent_name !== null && { opponentName: row.opponent_name }),
    ...(row.event !== null && { event: row.event }),
    ...(row.round !== null && { round: row.round }),
    ...(row.deck_version !== null && { deckVersion: row.deck_version }),
    ...(row.game_id !== null && { gameId: row.game_id }),
    notes: row.notes ?? '',
    matchDate: new Date(row.match_date).toISOString(),
  }
}

/** Converts an answer of `matches_of`, which has an array for each column. @throws Failure if a row breaks the table's checks. */
export function toMatches(answer: Json): readonly Match[] {
  const columns = answer as unknown as { readonly [Column in keyof Row]: readonly Row[Column][] | null } // the procedure answers so
  const names = COLUMNS.split(',') as (keyof Row)[] // its list
  return (columns.id ?? []).map((_, at) =>
    toMatch(Object.fromEntries(names.map((name) => [name, columns[name]?.[at]])) as unknown as Row),
  )
}

/** Converts the fields of a match that a member edits to columns. The database keeps its game and its deck's version. */
export const toRow = ({
  deckId,
  result,
  score,
  initiative,
  opponentInks,
  opponentName = '',
  event = '',
  round,
  notes,
  matchDate,
}: MatchValues) => ({
  deck_id: deckId,
  result,
  player_initiative: initiative,
  opponent_colors: [...opponentInks],
  best_of: score?.bestOf ?? 1,
  games_won: score?.won ?? null,
  games_lost: score?.lost ?? null,
  opponent_name: opponentName || null,
  event: event || null,
  round: round ?? null,
  notes: notes || null,
  match_date: matchDate,
})
