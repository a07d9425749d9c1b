import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAIN_LINE_CASES } from '#domain/text/plain-line.cases.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { explained, refusal } from './answers.ts'
import { saveDeck } from './decks.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let member: Member
beforeAll(async () => {
  backend = await startTestBackend()
  member = await backend.join('member')
})
afterAll(() => backend.close())

test('inside a name the database accepts exactly the characters that the browser retains', async () => {
  // All code points except surrogates.
  const taken = await backend.sql(
    `select code from (select generate_series(1, 55295) union all select generate_series(57344, 65535)) as codes (code)
      where private.is_plain_line('a' || chr(code) || 'b') order by code`,
  )
  expect(taken.map(({ code }) => code)).toEqual(codesOf((sign) => `a${sign}b`))
})

test('as a whole name the database accepts the same single characters as the browser', async () => {
  const taken = await backend.sql(
    `select code from (select generate_series(1, 55295) union all select generate_series(57344, 65535)) as codes (code)
      where private.is_plain_line(chr(code)) order by code`,
  )
  expect(taken.map(({ code }) => code)).toEqual(codesOf((sign) => sign))
})

/** The code points that a name retains. */
const codesOf = (makeName: (sign: string) => string) =>
  Array.from({ length: 65_535 }, (_, at) => at + 1).filter((code) => {
    const name = makeName(String.fromCharCode(code))
    return name.isWellFormed() && plainLine(name) === name && name !== ''
  })

test.each(PLAIN_LINE_CASES)('the name %j is stored as %j', async (typed, line) => {
  const [row] = await backend.sql('select private.is_plain_line($1) as typed, private.is_plain_line($2) as line', [
    typed,
    line,
  ])
  expect(row).toEqual({ typed: typed === line && line !== '', line: line !== '' })
})

const UNSEEN = PLAIN_LINE_CASES.flatMap(([typed, line]) => (line === '' ? [typed] : []))

test.each(UNSEEN)('%j is not a name of a deck, a member or a tag', async (unseen) => {
  const insert = { user_id: member.id, cards: [{ card: 'pack-9-1', quantity: 1 }] }
  const { client, id } = member
  expect(await refusal(client.from('decks').insert({ ...insert, name: unseen }))).toEqual(
    explained('Please enter a deck name.'),
  )
  const { id: deck } = await saveDeck(member)
  expect(await refusal(client.from('decks').update({ name: unseen }).eq('id', deck))).toEqual(
    explained('Please enter a deck name.'),
  )
  expect(
    await refusal(
      client
        .from('decks')
        .update({ tags: [unseen] })
        .eq('id', deck),
    ),
  ).toMatchObject({ code: '23514' })
  const profile = client.from('user_profiles').update({ display_name: unseen }).eq('user_id', id).select().single()
  expect((await profile.throwOnError()).data.display_name).toBeNull()
  const signUp = backend.visitor().auth.signUp({
    email: 'unseen@example.com',
    password: 'six inks',
    options: { data: { username: `${unseen}${unseen}${unseen}x` } },
  })
  expect((await signUp).error?.status).toBe(422)
})
