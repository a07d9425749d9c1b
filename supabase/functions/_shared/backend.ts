import { createClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { ServiceSet } from './cardSchema.ts'
import type { Environment } from './environment.ts'
import { FunctionError } from './functionError.ts'
import { isSameSet } from './isSameSet.ts'

export type TaskName = 'price_data_update' | 'card_count_check' | 'sets_check'

/** A started run, with the times at which each set was last read, in seconds, by set code. */
export type Begun = { readonly run_id: string; readonly sets_read: Readonly<Record<string, number>> }

const begunSchema = v.object({ run_id: v.string(), sets_read: v.record(v.string(), v.number()) })

const storedSetSchema = v.object({ id: v.string(), code: v.string(), name: v.string() })
export type StoredSet = v.InferOutput<typeof storedSetSchema>

export type Backend = ReturnType<typeof openBackend>

/**
 * Opens the backend with the service's rights: authorization, and the procedures of 20261121110200_card_service.sql.
 */
export function openBackend({ supabaseUrl, secretKey, fetchBackend }: Environment) {
  const client = createClient(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(fetchBackend && { global: { fetch: fetchBackend } }),
  })

  /** @throws FunctionError 409 if the run may not write, else 500 with the database's message */
  async function call(procedure: string, args: Record<string, unknown>): Promise<unknown> {
    const { data, error } = await client.rpc(procedure, args)
    if (error) throw new FunctionError(error.code === 'PT409' ? 409 : 500, error.message)
    return data
  }

  async function sets(): Promise<StoredSet[]> {
    const { data, error } = await client.from('sets_2').select('id, code, name').order('id')
    if (error) throw new FunctionError(500, error.message)
    return v.parse(v.array(storedSetSchema), data)
  }

  return {
    /**
     * Admits administrators, and requests with the secret key, which scheduled runs send.
     * @throws FunctionError 401 without a valid token, 403 for other members
     */
    async admitAdmin(token: string): Promise<void> {
      if (await isSameText(token, secretKey)) return
      const { data, error } = await client.auth.getUser(token)
      if (error && (error.status === undefined || error.status >= 500)) throw new FunctionError(500, error.message)
      if (error) throw new FunctionError(401, 'Your session has ended. Please sign in again.')
      // This query sends the caller's token, so that the database checks its session.
      const profile = await client
        .from('user_profiles')
        .select('is_admin')
        .eq('user_id', data.user.id)
        .setHeader('Authorization', `Bearer ${token}`)
        .maybeSingle()
      if (profile.status === 401) throw new FunctionError(401, 'Your session has ended. Please sign in again.')
      if (profile.error) throw new FunctionError(500, profile.error.message)
      if (profile.data?.['is_admin'] !== true) throw new FunctionError(403, 'Only administrators may do this.')
    },

    /** @throws FunctionError 409 during another run of the task */
    begin: async (task: TaskName): Promise<Begun> => v.parse(begunSchema, await call('begin_admin_task', { task })),

    /** Renews the run's lease after a set. */
    async continueTask(run: string, setCode: string): Promise<void> {
      await call('continue_admin_task', { run, set_code: setCode })
    },

    async end(run: string, error: string | null, details: Record<string, unknown>): Promise<void> {
      await call('end_admin_task', { run, success: error === null, error, details })
    },

    /** Calls a procedure of a run and parses its answer. */
    write: async <Answer extends v.GenericSchema>(procedure: string, args: Record<string, unknown>, answer: Answer) =>
      v.parse(answer, await call(procedure, args)),

    /** The sets of the database. */
    sets,

    /** The number of cards of a set of the card service in the database. */
    async countCardsOf(set: ServiceSet): Promise<number> {
      const stored = (await sets()).find((known) => isSameSet(known, set))
      if (!stored) return 0
      const { count, error } = await client
        .from('cards_2')
        .select('id', { count: 'exact', head: true })
        .eq('set_id', stored.id)
      if (error || count === null) throw new FunctionError(500, error?.message || 'The cards cannot be counted.')
      return count
    },

    /** The ids of the cards of a set, given by its id in the database, that have a price. */
    async pricedCardsOf(setId: string): Promise<Set<string>> {
      const { data, error } = await client
        .from('cards_2')
        .select('id')
        .eq('set_id', setId)
        .or('prices_data->>usd.not.is.null,prices_data->>usd_foil.not.is.null')
      if (error) throw new FunctionError(500, error.message)
      return new Set(v.parse(v.array(v.object({ id: v.string() })), data).map(({ id }) => id))
    },

    /** The number of cards in the database, and the number of cards that still have an id of the offline pack. */
    async countCards(): Promise<{ all: number; ofPack: number }> {
      const ids = () => client.from('cards_2').select('id', { count: 'exact', head: true })
      const [all, ofPack] = await Promise.all([ids(), ids().like('id', 'pack-%')])
      const error = all.error ?? ofPack.error
      if (error || all.count === null || ofPack.count === null) {
        throw new FunctionError(500, error?.message || 'The cards cannot be counted.')
      }
      return { all: all.count, ofPack: ofPack.count }
    },
  }
}

/** Compares digests, so that the duration reveals nothing about the text. */
async function isSameText(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [a, b].map(async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))),
  )
  return one?.join() === other?.join()
}
