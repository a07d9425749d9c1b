import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { INKS } from '#domain/cards/vocabulary.ts'
import type { Legality } from '#domain/decks/legality.ts'
import type { CommunityMatchups, CommunityWeeks } from '#domain/matches/communityMatchups.ts'
import { publicTables } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'

const pairSchema = v.tuple([v.picklist(INKS), v.picklist(INKS)])

const ratesSchema = v.object({
  until: v.nullable(v.string()),
  matchups: v.array(v.tuple([pairSchema, pairSchema, v.number(), v.number(), v.number(), v.number()])),
})

async function readMatchups(format: Legality, weeks: CommunityWeeks): Promise<CommunityMatchups> {
  const { data, error } = await publicTables.rpc('community_rates', { format, weeks })
  if (error) throw toFailure(error, 'Failed to fetch community matchups')
  const { until, matchups } = v.parse(ratesSchema, data)
  return {
    until,
    matchups: matchups.map(([inks, opponentInks, wins, losses, players, cells]) => ({
      inks,
      opponentInks,
      wins,
      losses,
      players,
      weeks: cells,
    })),
  }
}

/** The community matchups of a format over the last published weeks. @throws Failure with the reason. */
export const communityMatchupsQuery = (format: Legality, weeks: CommunityWeeks) =>
  queryOptions({
    queryKey: ['communityMatchups', format, weeks],
    queryFn: () => readMatchups(format, weeks),
    // They change once a week.
    staleTime: 60 * 60_000,
    retry: 1,
    networkMode: 'always',
  })
