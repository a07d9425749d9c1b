import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'

const FOLDER = process.env['E2E_DATA_DIR'] ?? ''

type Keys = { publishableKey: string; secretKey: string }

const keys = (): Keys => JSON.parse(readFileSync(join(FOLDER, 'secrets.json'), 'utf8')) as Keys

/** Changes a card as the price update does: with the host's secret key. */
export async function updateCard(request: APIRequestContext, id: string, values: object): Promise<void> {
  const { secretKey } = keys()
  const answer = await request.patch(`/rest/v1/cards_2?id=eq.${id}`, { headers: { apikey: secretKey }, data: values })
  if (!answer.ok()) throw new Error(`The card ${id} was not changed: ${await answer.text()}`)
}

/** Stores what a card cost since earlier days, the oldest first, as price updates on those days did: with the host's secret key. */
export async function addPrices(
  request: APIRequestContext,
  prices: readonly { card_id: string; day: string; usd: number | null; usd_foil: number | null }[],
): Promise<void> {
  const answer = await request.post('/rest/v1/card_prices', {
    headers: { apikey: keys().secretKey, prefer: 'resolution=merge-duplicates' },
    data: prices,
  })
  if (!answer.ok()) throw new Error(`The prices were not added: ${await answer.text()}`)
}

export type Account = { id: string; mail: string; name: string; session: object; token: string }

/** The password of every account that `signUp` makes. */
export const PASSWORD = 'secret-1'

/**
 * A new account with its session, made as the sign-up form makes it. All tests share one database: the name given is only
 * the beginning of the account's.
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

/** Saves a deck for somebody. */
export async function addDeck(request: APIRequestContext, owner: Account, deck: object): Promise<void> {
  const answer = await request.post('/rest/v1/decks', {
    headers: { apikey: keys().publishableKey, authorization: `Bearer ${owner.token}` },
    data: { user_id: owner.id, ...deck },
  })
  if (!answer.ok()) throw new Error(`The deck was not saved: ${await answer.text()}`)
}

/** Reports a subscription as the payment provider's webhook does: with the host's secret key. */
export async function addSubscription(
  request: APIRequestContext,
  owner: Account,
  subscription: { price_id: string; status: string; current_period_end?: string; cancel_at_period_end?: boolean },
): Promise<void> {
  const answer = await request.post('/rest/v1/subscriptions', {
    headers: { apikey: keys().secretKey },
    data: { id: `sub_${owner.id}`, user_id: owner.id, customer_id: `cus_${owner.id}`, ...subscription },
  })
  if (!answer.ok()) throw new Error(`The subscription was not added: ${await answer.text()}`)
}

/** Makes somebody an administrator, as whoever runs the host does. */
export async function makeAdmin(request: APIRequestContext, { mail }: Account): Promise<void> {
  const answer = await request.post('/rest/v1/rpc/make_admin', {
    headers: { apikey: keys().secretKey },
    data: { mail },
  })
  if (!answer.ok()) throw new Error(`${mail} was not made an administrator: ${await answer.text()}`)
}

/** Stores a row of somebody's own, as they may themselves. */
export async function addRow(
  request: APIRequestContext,
  owner: Account,
  table: 'user_collections' | 'decks' | 'matches',
  row: object,
): Promise<{ id: string }> {
  const answer = await request.post(`/rest/v1/${table}`, {
    headers: {
      apikey: keys().publishableKey,
      authorization: `Bearer ${owner.token}`,
      prefer: 'return=representation',
    },
    data: { user_id: owner.id, ...row },
  })
  if (!answer.ok()) throw new Error(`${table} refused the row: ${await answer.text()}`)
  const [stored] = (await answer.json()) as [{ id: string }]
  return stored
}

/** Stores copies of somebody's with the dates they came from elsewhere with: with the host's secret key. */
export async function addDatedCopies(
  request: APIRequestContext,
  owner: Account,
  rows: readonly { card_id: string; quantity: number; is_foil: boolean; created_at: string; updated_at: string }[],
): Promise<void> {
  const answer = await request.post('/rest/v1/user_collections', {
    headers: { apikey: keys().secretKey },
    data: rows.map((row) => ({ user_id: owner.id, ...row })),
  })
  if (!answer.ok()) throw new Error(`The copies were not added: ${await answer.text()}`)
}

/** The copies that the server counts for somebody, by card id; foil ones by `<id> foil`. */
export async function storedCopies(request: APIRequestContext, owner: Account): Promise<Record<string, number>> {
  const answer = await request.get(
    `/rest/v1/user_collections?select=card_id,is_foil,quantity&user_id=eq.${owner.id}&order=card_id`,
    { headers: { apikey: keys().publishableKey, authorization: `Bearer ${owner.token}` } },
  )
  const rows = (await answer.json()) as { card_id: string; is_foil: boolean; quantity: number }[]
  return Object.fromEntries(rows.map((row) => [row.card_id + (row.is_foil ? ' foil' : ''), row.quantity]))
}

/** Sets how many non-foil copies of a card somebody has, as another of their devices does. */
export async function setCopies(request: APIRequestContext, owner: Account, cardId: string, quantity: number) {
  const answer = await request.post('/rest/v1/rpc/set_collection', {
    headers: { apikey: keys().publishableKey, authorization: `Bearer ${owner.token}` },
    data: { card_id: cardId, is_foil: false, quantity },
  })
  if (!answer.ok()) throw new Error(`The copies were not set: ${await answer.text()}`)
}

/** Whether somebody can still, or already, sign in with a password. */
export async function canSignIn(request: APIRequestContext, { mail }: Account, password: string): Promise<boolean> {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: keys().publishableKey },
    data: { email: mail, password },
  })
  return answer.ok()
}

/** Whether a session goes on once its access token has run out. */
export async function canRenew(request: APIRequestContext, session: object): Promise<boolean> {
  const answer = await request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: { apikey: keys().publishableKey },
    data: { refresh_token: (session as { refresh_token: string }).refresh_token },
  })
  return answer.ok()
}

/** Has a mail sent to set a new password, as the form does. */
export async function askForReset(request: APIRequestContext, mail: string): Promise<void> {
  await request.post('/auth/v1/recover', { headers: { apikey: keys().publishableKey }, data: { email: mail } })
}

/** The link of the latest mail to an address: a host without a mail server shows its mails to whoever runs it. */
export function mailedLink(mail: string): string | undefined {
  const shown = readFileSync(process.env['E2E_HOST_OUTPUT'] ?? '', 'utf8')
  const [, latest] = shown.slice(Math.max(0, shown.lastIndexOf(`Mail for ${mail}:`))).split(/^(https?:.*)$/m)
  return shown.includes(`Mail for ${mail}:`) ? latest : undefined
}

/** Asks the tables from within a page, as whoever has opened its console: without an account, or with one's own token. */
export function ask(
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
      const said: unknown = text === '' ? [] : JSON.parse(text)
      return { status: answer.status, rows: Array.isArray(said) ? said : [said] }
    },
    { apikey, token: account?.token ?? apikey, path, method, body },
  )
}
