import { App, type EmailDriver } from '@supabase/lite'
import type { Logger } from 'pino'
import { MIN_PASSWORD } from '#domain/account/credentials.ts'
import { takeSetUpTurn } from './authSchema.ts'
import { allowClockSkew } from './clockSkew.ts'
import { CONNECTION_LOST, isConnectionLost, RETRY_AFTER } from './connectionLost.ts'
import { captureConsole, loggableError } from './captureConsole.ts'
import type { Connected, Database } from './database.ts'
import { MAIL_CODE_DIGITS, MAIL_TEMPLATES } from './mailTemplates.ts'
import { DISK_FULL, READ_ONLY } from './refuseWrites.ts'
import { mendUnconfirmed } from './unconfirmedMail.ts'

/** What the embedded backend needs to know. */
export type BackendOptions = {
  readonly siteUrl: string
  readonly jwtSecret: string
  readonly publishableKey: string
  readonly secretKey: string
  /** Whether a new account must be confirmed by mail before it can sign in. */
  readonly confirmMail: boolean
  readonly google?: { readonly clientId: string; readonly clientSecret: string } | undefined
  readonly mail: EmailDriver
}

/** Answers requests for `/rest/v1` and `/auth/v1` as a hosted project does. */
export type Backend = { fetch(request: Request, peerAddress: string | null): Promise<Response> }

/** Hosted projects give at most this many rows at a time: a page that forgot to page must fail here too. */
const MAX_ROWS = 1000

/** The embedded backend on a migrated database, after its first request. */
export async function createBackend(
  { connection, database }: Connected,
  options: BackendOptions,
  log: Logger,
): Promise<Backend> {
  const app = new App({
    connection,
    // Redirects of a sign-in with Google lead here, whatever name a request was sent to.
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
    // Its admin mode would elevate local calls without a key.
    options: { server: { admin: false, disableStudio: true }, drivers: { email: options.mail } },
  })
  const fetch: Backend['fetch'] = async (given, peerAddress) => {
    const request = await allowClockSkew(given, options.jwtSecret)
    const asked = options.confirmMail ? request.clone() : undefined
    const { result: answer, error } = await captureConsole(log, () => app.fetch(request, { peerAddress }))
    const mended =
      (answer.status === 500 && (databaseAway(error, request) ?? raisedInDatabase(error))) ||
      (asked && (await mendUnconfirmed(asked, answer, database)))
    const told = mended || answer
    if (error && told.status >= 500) {
      const { code, message } = loggableError(error)
      log.error({ code }, message)
    }
    return told
  }
  await (database.kind === 'postgres' ? inTurn(database, () => warmUp(fetch, options)) : warmUp(fetch, options))
  return { fetch }
}

/** The backend says "Internal server error" where it had no database to ask, and a client does not know that it may ask again. */
function databaseAway(error: Error | undefined, { url }: Request): Response | undefined {
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
 * A rule that a trigger on `auth.users` raised with a status and a sentence (`PT422`), such as a taken name, or a value that the
 * database cannot keep, such as a mail address of a thousand letters. The auth service would say "Internal server error"; whoever
 * signs up should read the sentence.
 */
function raisedInDatabase(error: Error | undefined): Response | undefined {
  const [state, status = 400] = /^(?:PT(\d{3})|22.{3})$/.exec(error && 'code' in error ? String(error.code) : '') ?? []
  if (!error || state === undefined) return undefined
  const code = Number(status)
  return Response.json({ code, error_code: 'validation_failed', msg: error.message }, { status: code })
}

/**
 * The backend's first request grants and reads the schema; two of them at once fail on PostgreSQL
 * ("tuple concurrently updated"), so the first one is the host's own.
 */
async function warmUp(fetch: Backend['fetch'], { siteUrl, publishableKey }: BackendOptions): Promise<void> {
  const request = new Request(new URL('/rest/v1/cards_2?select=id&limit=1', siteUrl), {
    headers: { apikey: publishableKey },
  })
  const answer = await fetch(request, null)
  if (!answer.ok) throw new Error(`The database does not answer: ${await answer.text()}`)
}

/** Other hosts that start on the same PostgreSQL wait. The work has another connection: the embedded database has none. */
const inTurn = async (database: Database, work: () => Promise<void>) =>
  database.transaction(async (transaction) => {
    await takeSetUpTurn(transaction)
    await work()
  })
