import { expect, test } from 'vitest'
import { allowsStaleRead } from './allowsStaleRead.ts'

const KEY = 'sb_publishable_key'

const decide = (address: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
  allowsStaleRead(new Request(`http://host${address}`, { ...init, headers: { apikey: KEY, ...headers } }), KEY)

test('reads of guests of what members publish may be old', () => {
  expect(decide('/rest/v1/decks?id=eq.1')).toBe(true)
  expect(decide('/rest/v1/user_profiles', { method: 'HEAD' })).toBe(true)
  expect(decide('/rest/v1/rpc/find_decks', { method: 'POST' })).toBe(true)
  expect(decide('/rest/v1/rpc/collection_of?owner_id=1', {}, { authorization: `Bearer ${KEY}` })).toBe(true)
})

test('requests with a token of a member or the secret key may not', () => {
  for (const headers of [
    { authorization: 'Bearer a.b.c' },
    { authorization: 'a.b.c' },
    { apikey: 'sb_secret_key' },
    { apikey: 'sb_secret_key', authorization: `Bearer ${KEY}` },
    { apikey: '' },
  ])
    expect(decide('/rest/v1/decks', {}, headers)).toBe(false)
})

test('writes, the catalogue and its version, names to check, and all unknown addresses may not', () => {
  expect(decide('/rest/v1/decks', { method: 'POST' })).toBe(false)
  expect(decide('/rest/v1/decks', { method: 'DELETE' })).toBe(false)
  for (const address of [
    '/rest/v1/cards_2',
    '/rest/v1/card_prices',
    '/rest/v1/catalogue_version',
    '/rest/v1/format_rules',
    '/rest/v1/rpc/username_problem',
    '/rest/v1/rpc/decks_with_card',
    '/rest/v1/rpc/community_rates',
    '/rest/v1/rpc/adjust_collection',
    '/rest/v1/decks/',
    '/auth/v1/user',
    '/rest/v1/__proto__',
  ])
    expect(decide(address)).toBe(false)
})
