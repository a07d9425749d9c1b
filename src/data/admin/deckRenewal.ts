import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'

const renewalSchema = v.pipe(
  v.object({
    running: v.boolean(),
    done: v.nullable(v.number()),
    total: v.nullable(v.number()),
    finished_at: v.nullable(v.string()),
    failure: v.nullable(v.string()),
  }),
  v.transform(({ running, done, total, finished_at, failure }) => ({
    progress: running ? { done: done ?? 0, total: total ?? 0 } : null,
    finishedAt: finished_at,
    failure,
  })),
)

/**
 * How far the database has judged stored decks again after a change of the rules. `progress` counts decks, and is null if none is left.
 * `finishedAt` is the ISO time of the last end; `failure` the error of the last attempt, which is repeated.
 */
export type DeckRenewal = v.InferOutput<typeof renewalSchema>

const RUNNING_MS = 3000
const IDLE_MS = 30_000

/** The state of stored verdicts, read again while the page is open. @throws Failure with the reason. */
export const deckRenewalQuery = (adminId: string) =>
  queryOptions({
    queryKey: ['user', adminId, 'deckRenewal'],
    queryFn: async (): Promise<DeckRenewal> => {
      const tables = await tablesAs(adminId, 'You must be logged in to see the status of deck verdicts.')
      const { data, error } = await tables.rpc('deck_renewal', { kind: 'rules' })
      if (error) throw toFailure(error, 'Failed to load the status of deck verdicts')
      return v.parse(renewalSchema, data)
    },
    refetchInterval: ({ state }) => (state.data?.progress ? RUNNING_MS : IDLE_MS),
    retry: 1,
  })
