import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestHost, type TestHost } from '../../host.fixture.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({
    lastMigration: `
      create function public.twice(number integer) returns integer language sql as 'select 2 * number';
      create function public.twice(word text, separator text) returns text language sql as 'select word || separator || word';`,
  })
})
afterAll(() => host.close())

const call = async (path: string, json: unknown) => {
  const answer = await host.api(`/rest/v1/rpc/${path}`, { json })
  return [answer.status, await answer.json()]
}

test.each([
  ['find_decks', { list: 'latest', limit: 5 }, 'find_decks(limit)'],
  // A column of the result is not an argument.
  ['find_decks', { author_name: 'x' }, 'find_decks(author_name)'],
  ['find%5Fdecks', { a: 1, b: 2 }, 'find_decks(a, b)'],
  ['admin_stats', { a: 1 }, 'admin_stats(a)'],
  ['twice', { number: 1, constructor: 1 }, 'twice(constructor)'],
  ['find_decks', [{}, { a: 1 }], 'find_decks(a)'],
])('an unknown argument of %s is refused: %j', async (path, json, signature) => {
  const message = `Could not find the function public.${signature} in the schema cache`
  expect(await call(path, json)).toMatchObject([404, { code: 'PGRST202', message, hint: null }])
})

test('the error message lists five of a hundred unknown arguments', async () => {
  const names = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`a${at}`, at]))
  expect(await call('find_decks', names)).toMatchObject([
    404,
    { message: expect.stringContaining('(a0, a1, a2, a3, a4)') },
  ])
})

test('known arguments are accepted, also those of overloaded procedures', async () => {
  expect(await call('find_decks', { list: 'latest', page_size: 1 })).toEqual([200, []])
  expect(await call('find_decks', {})).toEqual([200, []])
  expect(await call('twice', { number: 4 })).toEqual([200, 8])
  expect(await call('twice', { word: 'a', separator: '-' })).toEqual([200, 'a-a'])
})
