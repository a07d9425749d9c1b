import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { explained, given, refusal } from './answers.ts'
import {
  callsOf,
  type CollectionCalls,
  entriesOf,
  deleteCollections,
  newId,
  rowsOf,
  SET_SIZE,
} from './collectionCalls.fixture.ts'
import { type Member, startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let collector: Member
let calls: CollectionCalls
beforeAll(async () => {
  backend = await startTestBackend()
  collector = await backend.join('collector')
  calls = callsOf(collector.client)
})
afterAll(() => backend.close())
beforeEach(async () => {
  await deleteCollections(backend)
  await given(
    calls.import(
      [
        ['pack-5-1', 1, 0],
        ['pack-9-1', 3, 2],
        ['pack-9-2', 1, 0],
      ],
      'add',
    ),
  )
  await given(calls.adjust('pack-9-2', false, 1))
})

const ALREADY_UNDONE = explained('This was already undone.')
const NOT_UNDOABLE = explained('This can no longer be undone.')

/** Runs each kind of operation that can be undone, with the operation id `id`. */
const BULK = {
  'a bulk add': (id: string) => calls.addSet('9', id),
  'a bulk removal': (id: string) => calls.removeSet('9', id),
  'an import that adds': (id: string) =>
    calls.import(
      [
        ['pack-9-1', 1, 0],
        ['pack-9-7', 0, 4],
      ],
      'add',
      id,
    ),
  'an import that replaces': (id: string) =>
    calls.import(
      [
        ['pack-9-1', 1, 2],
        ['pack-9-7', 0, 4],
      ],
      'replace',
      id,
    ),
}
const kinds = Object.entries(BULK)

describe('undoing', () => {
  test.each(kinds)('%s restores exactly the former rows, with ids and times', async (_, run) => {
    const before = await rowsOf(collector)
    const id = newId()
    await given(run(id))
    expect(await rowsOf(collector)).not.toEqual(before)
    await given(calls.undo(id, newId()))
    expect(await rowsOf(collector)).toEqual(before)
  })

  test('all operations, last one first, restores the initial state', async () => {
    const steps: { id: string; before: unknown }[] = []
    for (const [, run] of [...kinds, ...kinds.toReversed()]) {
      const id = newId()
      steps.push({ id, before: await rowsOf(collector) })
      await given(run(id))
    }
    for (const { id, before } of steps.toReversed()) {
      await given(calls.undo(id, newId()))
      expect(await rowsOf(collector)).toEqual(before)
    }
  })

  test('operations in their original order results in the same copies', async () => {
    const before = await entriesOf(collector)
    const ids = [newId(), newId()]
    await given(calls.addSet('9', ids[0]))
    await given(
      calls.import(
        [
          ['pack-9-1', 1, 1],
          ['pack-9-8', 2, 0],
        ],
        'add',
        ids[1],
      ),
    )
    for (const id of ids) await given(calls.undo(id))
    expect(await entriesOf(collector)).toEqual(before)
  })

  test('an operation retains later changes', async () => {
    const id = newId()
    await given(calls.addSet('9', id))
    await given(calls.adjust('pack-9-1', false, 5)) // 3 + 1 + 5
    await given(calls.adjust('pack-9-3', false, 2)) // 0 + 1 + 2
    await given(calls.set('pack-9-2', false, 0)) // 2 + 1, then none
    await given(calls.adjust('pack-9-20', true, 1)) // another finish
    expect(await given(calls.undo(id))).toEqual({ restored: SET_SIZE - 1 })
    expect(await entriesOf(collector)).toEqual([
      ['pack-5-1', 1, 0],
      ['pack-9-1', 8, 2],
      ['pack-9-20', 0, 1],
      ['pack-9-3', 2, 0],
    ])
  })

  test('a removal adds to copies added since', async () => {
    const id = newId()
    await given(calls.removeSet('9', id))
    await given(calls.adjust('pack-9-1', true, 1))
    const [, since] = await rowsOf(collector)
    await given(calls.undo(id))
    expect(await entriesOf(collector)).toEqual([
      ['pack-5-1', 1, 0],
      ['pack-9-1', 3, 3],
      ['pack-9-2', 2, 0],
    ])
    const [, , foil] = await rowsOf(collector)
    expect(foil).toMatchObject({ id: since?.id, created_at: since?.created_at })
  })

  test('an operation retains a later change by a table call', async () => {
    const id = newId()
    await given(calls.addSet('9', id))
    const rows = collector.client.from('user_collections')
    await given(rows.update({ quantity: 6 }).eq('card_id', 'pack-9-1').eq('is_foil', false).select())
    await given(rows.delete().eq('card_id', 'pack-9-3').select())
    await given(calls.undo(id))
    expect(await entriesOf(collector)).toEqual([
      ['pack-5-1', 1, 0],
      ['pack-9-1', 5, 2],
      ['pack-9-2', 2, 0],
    ])
  })

  test('does not exceed the maximum of copies', async () => {
    const id = newId()
    await given(calls.removeSet('9', id))
    await given(calls.set('pack-9-1', false, 9_998))
    const before = await rowsOf(collector)
    expect(await refusal(calls.undo(id, newId()))).toEqual(explained('At most 9,999 copies of a card can be tracked.'))
    expect(await rowsOf(collector)).toEqual(before)
    await given(calls.set('pack-9-1', false, 9_000))
    await given(calls.undo(id, newId()))
    expect(await entriesOf(collector)).toContainEqual(['pack-9-1', 9_003, 2])
  })

  test('works after a card got another id, and without a deleted card', async () => {
    const id = newId()
    await given(calls.removeSet('9', id))
    await backend.sql(`update cards_2 set id = 'crd_1' where id = 'pack-9-1'`)
    await backend.sql(`delete from cards_2 where id = 'pack-9-2'`)
    await given(calls.undo(id))
    expect(await entriesOf(collector)).toEqual([
      ['crd_1', 3, 2],
      ['pack-5-1', 1, 0],
    ])
    await backend.sql(`update cards_2 set id = 'pack-9-1' where id = 'crd_1'`)
    await backend.sql(`insert into cards_2 (id, name, rarity, collector_number, set_id)
      values ('pack-9-2', 'Elsa', 'Common', '2', '9')`)
  })
})

describe('an undo', () => {
  test('that is sent again, even at once, changes nothing and answers the same', async () => {
    const [id, undo] = [newId(), newId()]
    await given(calls.addSet('9', id))
    const answers = await Promise.all(Array.from({ length: 5 }, () => given(calls.undo(id, undo))))
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ restored: SET_SIZE })))
    await given(calls.adjust('pack-9-1', false, 1))
    const before = await rowsOf(collector)
    expect(await given(calls.undo(id, undo))).toEqual({ restored: SET_SIZE })
    expect(await rowsOf(collector)).toEqual(before)
  })

  test('on two devices at once counts once, and the other is refused', async () => {
    const before = await rowsOf(collector)
    const id = newId()
    await given(calls.addSet('9', id))
    const answers = await Promise.all([calls.undo(id, newId()), calls.undo(id, newId())])
    expect(new Set(answers.map(({ error }) => error?.message))).toEqual(new Set([undefined, ALREADY_UNDONE.message]))
    expect(await rowsOf(collector)).toEqual(before)
  })

  test('is refused the second time', async () => {
    const id = newId()
    await given(calls.addSet('9', id))
    await given(calls.undo(id, newId()))
    const before = await rowsOf(collector)
    for (const undo of [newId(), newId(), undefined])
      expect(await refusal(calls.undo(id, undo))).toEqual(ALREADY_UNDONE)
    expect(await rowsOf(collector)).toEqual(before)
  })

  test('is refused for unknown operations and for those that cannot be undone', async () => {
    const [press, undone, undo] = [newId(), newId(), newId()]
    await given(calls.adjust('pack-9-1', false, 1, press))
    await given(calls.addSet('9', undone))
    await given(calls.undo(undone, undo))
    for (const id of [newId(), press, undo]) expect(await refusal(calls.undo(id, newId()))).toEqual(NOT_UNDOABLE)
  })

  test('is not reverted by sending the operation again', async () => {
    const id = newId()
    const answer = await given(calls.addSet('9', id))
    await given(calls.undo(id))
    const before = await rowsOf(collector)
    expect(await given(calls.addSet('9', id))).toEqual(answer)
    expect(await rowsOf(collector)).toEqual(before)
  })

  test('is possible for the last ten; changes of older ones are deleted', async () => {
    const ids = Array.from({ length: 12 }, newId)
    for (const id of ids) await given(calls.addSet('9', id))
    const [first, second, ...lastTen] = ids
    for (const id of [first, second]) expect(await refusal(calls.undo(String(id)))).toEqual(NOT_UNDOABLE)
    const remaining =
      await backend.sql(`select operation_id as id, count(*)::integer as rows from private.collection_changes
      where user_id = '${collector.id}' group by 1`)
    expect(new Map(remaining.map(({ id, rows }) => [id, rows]))).toEqual(new Map(lastTen.map((id) => [id, SET_SIZE])))
    for (const id of lastTen) await given(calls.undo(id))
    expect(await backend.sql('select from private.collection_changes')).toEqual([])
    expect(await entriesOf(collector)).toContainEqual(['pack-9-1', 5, 2])
  })
})
