import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { memberClient } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'

const statsSchema = v.pipe(
  v.object({ users: v.number(), decks: v.number(), cards: v.number(), active_today: v.number() }),
  v.transform(({ active_today: activeToday, ...counts }) => ({ ...counts, activeToday })),
)

/** The numbers of the database; `activeToday` is the number of members who visited since midnight UTC. */
export type AdminStats = v.InferOutput<typeof statsSchema>

async function readStats(): Promise<AdminStats> {
  const { tables } = await memberClient()
  const { data, error } = await tables.rpc('admin_stats')
  if (error) throw toFailure(error, 'Failed to load the statistics')
  return v.parse(statsSchema, data)
}

const statsKey = (adminId: string) => ['user', adminId, 'adminStats'] as const

/** The numbers of the dashboard (requirements §2, Quick Stats). */
export const adminStatsQuery = (adminId: string) =>
  queryOptions({ queryKey: statsKey(adminId), queryFn: readStats, retry: 1 })

/** Refetches the queries that depend on the cards, sets and prices, after an administrator has changed them. */
export async function invalidateCards(queryClient: QueryClient, adminId: string): Promise<void> {
  const changed = [['catalogue'], ['sets'], ['characters'], statsKey(adminId)]
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
