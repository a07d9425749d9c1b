import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { lockSetUp } from './backend/authSchema.ts'
import type { Database, Transaction } from './backend/database.ts'

const ofLength = (least: number) => v.pipe(v.string(), v.minLength(least, `has fewer than ${least} characters`))

export const secretsSchema = v.object({
  jwtSecret: ofLength(32),
  /** Sent by browsers; it grants access only to data that row level security opens to everyone. */
  publishableKey: ofLength(16),
  secretKey: ofLength(16),
})

/** Generated at the first start and saved. They allow signing tokens and reading everything. */
export type Secrets = Readonly<v.InferOutput<typeof secretsSchema>>

/** Generates random secrets. */
export function makeSecrets(): Secrets {
  const secret = (bytes: number) => randomBytes(bytes).toString('base64url')
  return {
    jwtSecret: secret(48),
    publishableKey: `sb_publishable_${secret(24)}`,
    secretKey: `sb_secret_${secret(32)}`,
  }
}

const READ = `select jwt_secret as "jwtSecret", publishable_key as "publishableKey", secret_key as "secretKey"
  from hosts.secrets`

/**
 * The secrets that all hosts on a PostgreSQL share. The first host writes them while others wait.
 * @param first what the first host writes, by default new ones.
 */
export async function sharedSecrets(
  database: Pick<Database, 'transaction'>,
  first: Secrets = makeSecrets(),
): Promise<Secrets> {
  return database.transaction(async (transaction) => {
    await lockSetUp(transaction)
    return sharedSecretsIn(transaction, first)
  })
}

/** Like `sharedSecrets`, in a transaction that holds the lock of the setup. */
export async function sharedSecretsIn(transaction: Transaction, first: Secrets): Promise<Secrets> {
  const [row] = await transaction.query(READ)
  if (row) return v.parse(secretsSchema, row)
  await transaction.query('insert into hosts.secrets (jwt_secret, publishable_key, secret_key) values ($1, $2, $3)', [
    first.jwtSecret,
    first.publishableKey,
    first.secretKey,
  ])
  return first
}
