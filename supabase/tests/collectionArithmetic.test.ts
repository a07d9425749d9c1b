import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callsOf,
  type CollectionCalls,
  entriesOf,
  type Entry,
  newId,
  onAnotherDevice,
  rowsOf,
} from './collectionCalls.fixture.ts'
import { makeModel, type Sets, type Step } from './collectionModel.fixture.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

/** The number of random sequences. */
const STORIES = Number(process.env['STORIES'] ?? 12)

const SETS: Sets = {
  ants: ['a1', 'a2', 'a3-foil'].map(asCard),
  bees: ['b1', 'b2-foil'].map(asCard),
}
const CARDS = Object.values(SETS).flatMap((cards) => cards.map(({ card }) => card))

function asCard(card: string) {
  return { card, isFoilOnly: card.endsWith('foil') }
}

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
  for (const [set, cards] of Object.entries(SETS)) {
    await backend.sql('insert into sets_2 (id, name) values ($1, $1)', [set])
    for (const { card, isFoilOnly } of cards)
      await backend.sql(
        `insert into cards_2 (id, name, rarity, collector_number, set_id, prices_data)
          values ($1, $1, 'Common', $1, $2, jsonb_build_object('usd_foil', '2.00', 'usd', $3::text))`,
        [card, set, isFoilOnly ? null : '1.00'],
      )
  }
})
afterAll(() => backend.close())

/**
 * How an operation is delivered. `answered`: it is sent once. `lost`: its answer is lost, and the other device sends it
 * again. `twice`: both devices send it at once. `cutAfter`: the connection ends after this many milliseconds, before or
 * after the operation arrived, and the device sends it again.
 */
type Delivery = 'answered' | 'lost' | 'twice' | { readonly cutAfter: number }
type Sent = { readonly step: Step; readonly device: 0 | 1; readonly delivery: Delivery }

const card = fc.constantFrom(...CARDS)
const set = fc.constantFrom(...Object.keys(SETS))
const entries = fc.uniqueArray(fc.tuple(card, fc.nat(3), fc.nat(2)), { selector: ([id]) => id, maxLength: 4 })
const kind = <const K extends string>(name: K) => fc.constant(name)

/** Additions have the same result in any order. */
const addition: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: kind('adjust'), card, isFoil: fc.boolean(), delta: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: kind('addSet'), set }),
  fc.record({ kind: kind('import'), entries, mode: kind('add') }),
)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  addition,
  fc.record({ kind: kind('adjust'), card, isFoil: fc.boolean(), delta: fc.integer({ min: -4, max: 3 }) }),
  fc.record({ kind: kind('set'), card, isFoil: fc.boolean(), quantity: fc.nat(5) }),
  fc.record({ kind: kind('removeSet'), set }),
  fc.record({ kind: kind('import'), entries, mode: kind('replace') }),
  // At most 6, so that the operation can still be undone, even if simultaneous bulk actions were recorded in another order.
  fc.record({ kind: kind('undo'), back: fc.integer({ min: 1, max: 6 }) }),
)
const delivery: fc.Arbitrary<Delivery> = fc.oneof(
  fc.constantFrom('answered' as const, 'lost' as const, 'twice' as const),
  fc.record({ cutAfter: fc.nat(20) }),
)
const sent = (step: fc.Arbitrary<Step>) =>
  fc.record({ step, device: fc.constantFrom(0 as const, 1 as const), delivery })
/** One operation, or several at once. */
const round: fc.Arbitrary<Sent[]> = fc.oneof(
  { weight: 3, arbitrary: sent(anyStep).map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(sent(addition), { minLength: 2, maxLength: 4 }) },
)

const nothingToUndo = newId()

function call(calls: CollectionCalls, step: Step, id: string, undone = nothingToUndo) {
  switch (step.kind) {
    case 'adjust':
      return calls.adjust(step.card, step.isFoil, step.delta, id)
    case 'set':
      return calls.set(step.card, step.isFoil, step.quantity, id)
    case 'addSet':
      return calls.addSet(step.set, id)
    case 'removeSet':
      return calls.removeSet(step.set, id)
    case 'import':
      return calls.import(step.entries, step.mode, id)
    case 'undo':
      return calls.undo(undone, id)
  }
}

/** Delivers an operation and returns the answers or refusals: two if both devices send it at once, else one. */
async function deliver(devices: readonly CollectionCalls[], operation: Sent, id: string, undone?: string) {
  const { step, device, delivery: how } = operation
  const send = (from: number) => call(devices[from % devices.length] as CollectionCalls, step, id, undone)
  const answer = async (from: number) => {
    const { data, error } = await send(from)
    return error ? error.message : data
  }
  if (how === 'twice') return Promise.all([answer(0), answer(1)])
  if (how === 'lost') await answer(device)
  // A removal is never cut: a refused one leaves no trace, so a late arrival could remove cards that were added since.
  else if (how !== 'answered' && step.kind !== 'removeSet')
    await send(device).abortSignal(AbortSignal.timeout(how.cutAfter))
  return [await answer(how === 'lost' ? device + 1 : device)]
}

test('a collection is the sum of its changes, on two devices with lost answers and repetitions', async () => {
  let people = 0
  const property = fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 16, size: 'max' }), async (story) => {
    const member = await backend.join(`collector${++people}`)
    const elsewhere = await onAnotherDevice(backend, member)
    const devices = [callsOf(member.client), callsOf(elsewhere)]
    const model = makeModel(SETS)
    const answers: { given: unknown[]; expected: unknown }[] = []
    for (const operations of story) {
      const underway = operations.map(async (operation) => {
        const id = newId()
        const undone = operation.step.kind === 'undo' ? model.idOf(operation.step) : undefined
        const expected = model.apply(operation.step, id)
        const given = await deliver(devices, operation, id, undone)
        // The answers of simultaneous operations depend on their order, but never change afterwards.
        const isKnown = expected !== undefined && operations.length === 1
        answers.push({ given, expected: isKnown ? expected : given[0] })
      })
      await Promise.all(underway)
    }
    for (const { given, expected } of answers) expect(given).toEqual(given.map(() => expected))
    const entries = ((await entriesOf(member)) ?? []) satisfies Entry[]
    expect(model.read(entries)).toEqual(model.copies())
    expect(await entriesOf(member, elsewhere)).toEqual(entries)
    const rows = await rowsOf(member)
    expect(rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
      model.copies().reduce((sum, [, quantity]) => sum + quantity, 0),
    )
  })
  await fc.assert(property, { numRuns: STORIES })
}, 600_000)
