import { App, type EmailDriver } from '@supabase/lite'
import type { Logger } from 'pino'
import { MIN_PASSWORD } from '#domain/account/credentials.ts'
import { lockSetUp } from './authSchema.ts'
import { allowClockSkew } from './clockSkew.ts'
import { CONNECTION_LOST, isConnectionLost, RETRY_AFTER } from './connectionLost.ts'
import { captureConsole, loggableError } from './captureConsole.ts'
import type { Connected, Database } from './database.ts'
import { MAIL_CODE_DIGITS, MAIL_TEMPLATES } from './mailTemplates.ts'
import { DISK_FULL, READ_ONLY } from './refuseWrites.ts'
import { correctUnconfirmed } from './unconfirmedMail.ts'

export type BackendOptions = {
  readonly siteUrl: string
  readonly jwtSecret: string
  readonly publishableKey: string
  readonly secretKey: string
  /** Whether new accounts confirm their email address before they can sign in. */
  readonly confirmMail: boolean
  readonly google?: { readonly clientId: string; readonly clientSecret: string } | undefined
  readonly mail: EmailDriver
}

/** Answers requests for `/rest/v1` and `/auth/v1` like a hosted project. */
export type Backend = { fetch(request: Request, peerAddress: string | null): Promise<Response> }

/** The limit of hosted projects, so that a query without pagination fails here too. */
const MAX_ROWS = 1000

/** Starts the embedded backend on a migrated database and sends the first request. */
export async function createBackend(
  { connection, database }: Connected,
  options: BackendOptions,
  log: Logger,
): Promise<Backend> {
  const app = new App({
    connection,
    // A sign-in with Google returns to this address, whatever the request's host name.
    api: { enabled: true, max_rows: MAX_ROWS, external_url: options.siteUrl },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      site_url: options.siteUrl,
      minimum_password_length: MIN_PASSWORD,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      email: {
        enable_signup: true,
        enable_confirmations: options.confirmMail,
        double_confirm_changes: true,
        otp_length: MAIL_CODE_DIGITS,
        template: MAIL_TEMPLATES,
      },
      ...(options.google && {
        external: {
          google: { enabled: true, client_id: options.google.clientId, secret: options.google.clientSecret },
        },
      }),
    },
    studio: { enabled: false },
    storage: { enabled: false },
    // The admin mode would give admin rights to local calls without a key.
    options: { server: { admin: false, disableStudio: true }, drivers: { email: options.mail } },
  })
  const fetch: Backend['fetch'] = async (given, peerAddress) => {
    const request = await allowClockSkew(given, options.jwtSecret)
    const copy = options.confirmMail ? request.clone() : undefined
    const { result: answer, error } = await captureConsole(log, () => app.fetch(request, { peerAddress }))
    const corrected =
      (answer.status === 500 && (databaseUnavailable(error, request) ?? raisedInDatabase(error))) ||
      (copy && (await correctUnconfirmed(copy, answer, database)))
    const response = corrected || answer
    if (error && response.status >= 500) {
      const { code, message } = loggableError(error)
      log.error({ code }, message)
    }
    return response
  }
  await (database.kind === 'postgres' ? whileLocked(database, () => warmUp(fetch, options)) : warmUp(fetch, options))
  return { fetch }
}

/** Replaces "Internal server error" without a database by 503, so that clients retry. */
function databaseUnavailable(error: Error | undefined, { url }: Request): Response | undefined {
  const body = isConnectionLost(error) ? CONNECTION_LOST : isReadOnly(error) ? DISK_FULL : undefined
  if (!body) return undefined
  const ofAuth = { code: 503, error_code: 'unexpected_failure', msg: body.message }
  return Response.json(new URL(url).pathname.startsWith('/auth/') ? ofAuth : body, {
    status: 503,
    headers: { 'Retry-After': RETRY_AFTER },
  })
}

const isReadOnly = (error: Error | undefined) => error !== undefined && 'code' in error && error.code === READ_ONLY

/**
 * Replaces "Internal server error" of the auth service by the database's message. A trigger on `auth.users` raises a status and a
 * sentence (`PT422`), for example for a taken name, and the database refuses invalid values, such as an email address of a thousand letters.
 */
function raisedInDatabase(error: Error | undefined): Response | undefined {
  const [state, status = 400] = /^(?:PT(\d{3})|22.{3})$/.exec(error && 'code' in error ? String(error.code) : '') ?? []
  if (!error || state === undefined) return undefined
  const code = Number(status)
  return Response.json({ code, error_code: 'validation_failed', msg: error.message }, { status: code })
}

/**
 * Sends the backend's first request, which grants rights and reads the schema. Two concurrent first requests would fail on PostgreSQL
 * ("tuple concurrently updated").
 */
async function warmUp(fetch: Backend['fetch'], { siteUrl, publishableKey }: BackendOptions): Promise<void> {
  const request = new Request(new URL('/rest/v1/cards_2?select=id&limit=1', siteUrl), {
    headers: { apikey: publishableKey },
  })
  const answer = await fetch(request, null)
  if (!answer.ok) throw new Error(`The database does not answer: ${await answer.text()}`)
}

/** Makes other hosts that start on the same PostgreSQL wait. `work` uses another connection, which the embedded database lacks. */
const whileLocked = async (database: Database, work: () => Promise<void>) =>
  database.transaction(async (transaction) => {
    await lockSetUp(transaction)
    await work()
  })
