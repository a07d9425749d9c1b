import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { APIRequestContext, Page } from '@playwright/test'

const FOLDER = process.env['E2E_DATA_DIR'] ?? ''

type Keys = { publishableKey: string; secretKey: string; jwtSecret: string }

const keys = (): Keys => JSON.parse(readFileSync(join(FOLDER, 'secrets.json'), 'utf8')) as Keys

/** The host's secret key, which row level security does not apply to. */
const asService = () => ({ apikey: keys().secretKey })

/** The member's token. */
const asMember = ({ token }: Account) => ({ apikey: keys().publishableKey, authorization: `Bearer ${token}` })

/** Stores data. @throws with the backend's answer if it refuses. */
async function store(
  request: APIRequestContext,
  headers: Record<string, string>,
  path: string,
  data: object,
  method = 'POST',
): Promise<unknown> {
  const answer = await request.fetch(`/rest/v1/${path}`, {
    method,
    headers: { prefer: 'return=representation', ...headers },
    data,
  })
  if (!answer.ok()) throw new Error(`${method} ${path} was refused: ${await answer.text()}`)
  return answer.json()
}

/**
 * Changes a card like the price update, with the host's secret key. It skips a change that has no effect, because after each
 * one the host reads and compresses the whole catalogue for all running tests.
 */
export async function updateCard(request: APIRequestContext, id: string, values: object): Promise<void> {
  const address = `cards_2?id=eq.${id}`
  const known = await request.get(`/rest/v1/${address}&select=${Object.keys(values).join()}`, { headers: asService() })
  if (isDeepStrictEqual(await known.json(), [values])) return
  await store(request, asService(), address, values, 'PATCH')
}

/**
 * Stores the prices of cards since earlier days, oldest first, like price updates on those days, with the host's secret key.
 */
export async function addPrices(
  request: APIRequestContext,
  prices: readonly { card_id: string; day: string; usd: number | null; usd_foil: number | null }[],
): Promise<void> {
  const prefer = 'resolution=merge-duplicates,return=representation'
  await store(request, { ...asService(), prefer }, 'card_prices', prices)
}

export type Account = { id: string; mail: string; name: string; session: object; token: string }

/** The password of every account that `signUp` makes. */
export const PASSWORD = 'secret-1'

/**
 * Signs up an account like the sign-up form. All tests share one database, so the given name is only the beginning of the
 * account's name.
 */
export async function signUp(request: APIRequestContext, beginning: string): Promise<Account> {
  const name = `${beginning}-${randomBytes(3).toString('hex')}`
  const mail = `${name}@example.org`
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: keys().publishableKey },
    data: { email: mail, password: PASSWORD, data: { username: name, display_name: name } },
  })
  if (!answer.ok()) throw new Error(`${name} could not sign up: ${await answer.text()}`)
  const session = (await answer.json()) as { access_token: string; user: { id: string } }
  return { id: session.user.id, mail, name, session, token: session.access_token }
}

/** The account with an access token that expired a minute ago by the host's clock. */
export function ranOut(account: Account): Account {
  const [header = '', payload = ''] = account.token.split('.')
  const expires_at = Math.floor(Date.now() / 1000) - 60
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object // the token comes from the host
  const text = `${header}.${Buffer.from(JSON.stringify({ ...claims, exp: expires_at })).toString('base64url')}`
  const token = `${text}.${createHmac('sha256', keys().jwtSecret).update(text).digest('base64url')}`
  return { ...account, token, session: { ...account.session, access_token: token, expires_at } }
}

/** Stores a row of a member with the member's permissions. */
export async function addRow(
  request: APIRequestContext,
  owner: Account,
  table: 'user_collections' | 'decks' | 'matches' | 'assembled_decks',
  row: object,
): Promise<{ id: string }> {
  const [stored] = (await store(request, asMember(owner), table, { user_id: owner.id, ...row })) as [{ id: string }]
  return stored
}

export const addDeck = (request: APIRequestContext, owner: Account, deck: object) =>
  addRow(request, owner, 'decks', deck)

/** Changes a deck of a member like another device of theirs. */
export const changeDeck = (request: APIRequestContext, owner: Account, id: string, deck: object) =>
  store(request, asMember(owner), `decks?id=eq.${id}`, deck, 'PATCH')

/** Reports a subscription like the payment provider's webhook, with the host's secret key. */
export async function addSubscription(
  request: APIRequestContext,
  owner: Account,
  subscription: { price_id: string; status: string; current_period_end?: string; cancel_at_period_end?: boolean },
): Promise<void> {
  const ids = { id: `sub_${owner.id}`, user_id: owner.id, customer_id: `cus_${owner.id}` }
  await store(request, asService(), 'subscriptions', { ...ids, ...subscription })
}

/** Makes an account an administrator, with the host's secret key. */
export async function makeAdmin(request: APIRequestContext, { mail }: Account): Promise<void> {
  await store(request, asService(), 'rpc/make_admin', { mail })
}

/** Stores copies with dates, as if they came from another program, with the host's secret key. */
export async function addDatedCopies(
  request: APIRequestContext,
  owner: Account,
  rows: readonly { card_id: string; quantity: number; is_foil: boolean; created_at: string; updated_at: string }[],
): Promise<void> {
  const data = rows.map((row) => ({ user_id: owner.id, ...row }))
  await store(request, asService(), 'user_collections', data)
}

/** The copies of a member on the server, by card id; foil ones by `<id> foil`. Works after the member signed out. */
export async function storedCopies(request: APIRequestContext, owner: Account): Promise<Record<string, number>> {
  const answer = await request.get(
    `/rest/v1/user_collections?select=card_id,is_foil,quantity&user_id=eq.${owner.id}&order=card_id`,
    { headers: asService() },
  )
  const rows = (await answer.json()) as { card_id: string; is_foil: boolean; quantity: number }[]
  return Object.fromEntries(rows.map((row) => [row.card_id + (row.is_foil ? ' foil' : ''), row.quantity]))
}

/** Sets the number of a member's non-foil copies of a card like another device of theirs. */
export async function setCopies(request: APIRequestContext, owner: Account, cardId: string, quantity: number) {
  await store(request, asMember(owner), 'rpc/set_collection', { card_id: cardId, is_foil: false, quantity })
}

/** Whether an account can sign in with a password. */
export async function canSignIn(request: APIRequestContext, { mail }: Account, password: string): Promise<boolean> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: keys().publishableKey },
    data: { email: mail, password },
  })
  return answer.ok()
}

/** Whether a session can be renewed. */
export async function canRenew(request: APIRequestContext, session: object): Promise<boolean> {
  const answer = await request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: { apikey: keys().publishableKey },
    data: { refresh_token: (session as { refresh_token: string }).refresh_token },
  })
  return answer.ok()
}

/** Requests a mail to set a new password, like the form. */
export async function requestPasswordReset(request: APIRequestContext, mail: string): Promise<void> {
  await request.post('/auth/v1/recover', { headers: { apikey: keys().publishableKey }, data: { email: mail } })
}

/** The link of the latest mail to an address. A host without a mail server prints its mails. */
export function mailedLink(mail: string): string | undefined {
  const shown = readFileSync(process.env['E2E_HOST_OUTPUT'] ?? '', 'utf8')
  const [, latest] = shown.slice(Math.max(0, shown.lastIndexOf(`Mail for ${mail}:`))).split(/^(https?:.*)$/m)
  return shown.includes(`Mail for ${mail}:`) ? latest : undefined
}

/** Sends a request to the data API from within a page, as from its console: as a guest, or with the account's token. */
export function callDataApi(
  page: Page,
  account: Account | null,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<{ status: number; rows: unknown[] }> {
  const apikey = keys().publishableKey
  return page.evaluate(
    async ({ apikey, token, path, method, body }) => {
      const answer = await fetch(`/rest/v1/${path}`, {
        method,
        headers: {
          apikey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      const json: unknown = text === '' ? [] : JSON.parse(text)
      return { status: answer.status, rows: Array.isArray(json) ? json : [json] }
    },
    { apikey, token: account?.token ?? apikey, path, method, body },
  )
}
