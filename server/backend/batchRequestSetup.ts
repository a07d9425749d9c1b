import type { Connection } from '@supabase/lite'
import { CompiledQuery, type Kysely } from 'kysely'

/** The sender of a request, as the library gives it to a transaction. */
type Sender = {
  readonly auth?: { readonly uid?: string; readonly role?: string; readonly jwt?: unknown }
  readonly storage?: { readonly operation?: string }
}

type Procedure = {
  readonly method: string
  readonly path: string
  readonly requestHeaders?: Record<string, string>
}

/** The library's functions that set up the transaction of a request. They are private. */
type RequestSetup = {
  applyJwtSessionContext(transaction: Kysely<unknown>, sender: Sender): Promise<void>
  applyRpcRequestGucs(transaction: Kysely<unknown>, procedure: Procedure): Promise<void>
}

/**
 * Sets up the transaction of a request by one statement, and of a procedure call by two. The library sends six and eleven,
 * which took longer than most queries.
 * @throws if an update of the library has other functions
 */
export function batchRequestSetup(connection: Connection): void {
  const setup = connection as unknown as RequestSetup
  for (const name of ['applyJwtSessionContext', 'applyRpcRequestGucs'] as const)
    if (typeof setup[name] !== 'function') throw new TypeError(`The library has no ${name}`)
  setup.applyJwtSessionContext = async (transaction, { auth, storage }) => {
    // As the library: a request without a role is a guest's.
    const role = auth?.role || 'anon'
    await set(transaction, [
      ['role', role],
      ['request.jwt.claim.sub', auth?.uid ?? ''],
      ['request.jwt.claim.role', role],
      ['storage.operation', storage?.operation ?? ''],
      ...claimsOf(auth?.jwt),
    ])
  }
  setup.applyRpcRequestGucs = async (transaction, { method, path, requestHeaders = {} }) =>
    set(transaction, [
      ['response.status', ''],
      ['response.headers', ''],
      ['request.method', method],
      ['request.path', path],
      ['request.headers', JSON.stringify(requestHeaders)],
    ])
}

const claimsOf = (jwt: unknown): [string, string][] =>
  typeof jwt === 'object' && jwt !== null ? [['request.jwt.claims', JSON.stringify(jwt)]] : []

/** Sets parameters until the transaction ends. The role is one: `set local role` does the same. */
async function set(transaction: Kysely<unknown>, parameters: readonly (readonly [string, string])[]): Promise<void> {
  const calls = parameters.map(([name], index) => `set_config('${name}', $${index + 1}, true)`)
  const values = parameters.map(([, value]) => value)
  await transaction.executeQuery(CompiledQuery.raw(`select ${calls.join(', ')}`, values))
}
