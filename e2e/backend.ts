import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'

const FOLDER = process.env['E2E_DATA_DIR'] ?? ''

type Keys = { publishableKey: string; secretKey: string }

const keys = (): Keys => JSON.parse(readFileSync(join(FOLDER, 'secrets.json'), 'utf8')) as Keys

/** Changes a card as the price update does: with the host's secret key. */
export async function updateCard(request: APIRequestContext, id: string, values: object): Promise<void> {
  const { secretKey } = keys()
  const answer = await request.patch(`/rest/v1/cards_2?id=eq.${id}`, { headers: { apikey: secretKey }, data: values })
  if (!answer.ok()) throw new Error(`The card ${id} was not changed: ${await answer.text()}`)
}

export type Account = { id: string; mail: string; name: string; session: object; token: string }

/** A new account with its session, made as the sign-up form makes it. */
export async function signUp(request: APIRequestContext, name: string): Promise<Account> {
  const mail = `${name}@example.org`
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: keys().publishableKey },
    data: { email: mail, password: 'secret-1', data: { username: name, display_name: name } },
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
