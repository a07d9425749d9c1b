import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from '@supabase/lite'
import {
  type DatabaseConnection,
  type Driver,
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { PGlite } from '@supabase/lite/pglite'

/**
 * Lets one transaction at a time onto PGlite.
 *
 * PGlite is a single session, and the embedded backend sends every request's `begin … set role … select … commit` into it
 * without waiting for the others. Two requests at the same time would then share one transaction: the second one's
 * identity would apply to the first one's query. So whoever needs the session takes this turn, and keeps it until the
 * transaction is over. What runs inside of a turn (a look into the schema in the middle of a request) does not wait for itself.
 */
export function serializeTransactions(connection: Connection, pglite: PGlite): void {
  const turn = makeTurn()
  connection.kysely = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TurnDriver(pglite, turn),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const withContext = connection.withContext.bind(connection)
  connection.withContext = (vars, work, options) => turn.run(() => withContext(vars, work, options))
  const runInTransaction = connection.runInTransaction.bind(connection)
  connection.runInTransaction = (work) => turn.run(() => runInTransaction(work))
}

type Turn = {
  /** Waits for the turn; what it gives back ends the turn. Inside of `run` there is nothing to wait for. */
  take(): Promise<() => void>
  /** Runs `work` in a turn of its own. */
  run<T>(work: () => Promise<T>): Promise<T>
}

function makeTurn(): Turn {
  const inside = new AsyncLocalStorage<true>()
  let last: Promise<void> = Promise.resolve()
  const take = async () => {
    if (inside.getStore()) return () => {}
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
  return {
    take,
    run: async (work) => {
      const end = await take()
      try {
        return await inside.run(true, work)
      } finally {
        end()
      }
    },
  }
}

class TurnConnection implements DatabaseConnection {
  readonly #pglite: PGlite
  readonly end: () => void

  constructor(pglite: PGlite, end: () => void) {
    this.#pglite = pglite
    this.end = end
  }

  async executeQuery<R>(query: CompiledQuery) {
    const { rows, affectedRows } = await this.#pglite.query<R>(query.sql, [...query.parameters])
    return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite does not stream')
  }
}

class TurnDriver implements Driver {
  readonly #pglite: PGlite
  readonly #turn: Turn

  constructor(pglite: PGlite, turn: Turn) {
    this.#pglite = pglite
    this.#turn = turn
  }

  async init() {}

  async acquireConnection() {
    return new TurnConnection(this.#pglite, await this.#turn.take())
  }

  async releaseConnection(connection: TurnConnection) {
    connection.end()
  }

  async beginTransaction(connection: TurnConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: TurnConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: TurnConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy() {}
}
