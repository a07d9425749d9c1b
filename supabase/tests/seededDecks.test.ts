import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDecks } from '../../tools/seed/seedDecks.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
  await seedDecks({ query: backend.sql }, 500)
})
afterAll(() => backend.close())

test('seeded decks have the same copies as saved ones, though each list is computed once', async () => {
  await backend.sql('create table private.seeded as select * from private.deck_copies')
  await backend.sql('delete from private.deck_copies where true')
  await backend.sql('select private.renew_deck_copies(array(select id from public.decks))')
  const [counts] = await backend.sql(`select
    (select count(*) from private.seeded)::integer as seeded,
    (select count(*) from public.decks where is_visible)::integer as visible,
    (select count(*) from (table private.seeded intersect table private.deck_copies) as same)::integer as same`)
  expect(counts?.['seeded']).toBeGreaterThan(300)
  expect(counts).toEqual({ seeded: counts?.['seeded'], visible: counts?.['seeded'], same: counts?.['seeded'] })
})
