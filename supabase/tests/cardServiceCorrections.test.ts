import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeHandler as importCards } from '../functions/import-missing-cards/index.ts'
import { type CardServiceStandIn, run, serviceCard, startCardService, startOver } from './cardService.fixture.ts'
import { startTestBackend, type TestBackend } from './startTestBackend.ts'

let backend: TestBackend
let service: CardServiceStandIn
beforeAll(async () => {
  service = await startCardService()
  backend = await startTestBackend()
})
afterAll(async () => {
  service.close()
  await backend.close()
})
beforeEach(() => startOver(backend, service))
afterEach(() => startOver(backend, service))

const importAll = () => run(importCards, backend, service)
/** Adds a set with a card that only the card service has. */
function list(code: string, name: string, number: string, fields: object) {
  service.sets.push({ id: `set_${code}`, name, code, released_at: '2026-05-08', prereleased_at: '2026-05-08' })
  service.cards.push(
    serviceCard('6', number, { id: `crd_x${code}`, set: { id: `set_${code}`, code, name }, ...fields }),
  )
}
const imported = async (id: string) =>
  (
    await backend.sql(
      `select rarity, lore, strength, set_data ->> 'franchise' as franchise from cards_2 where id = $1`,
      [id],
    )
  )[0]

describe('an imported card', () => {
  test.each([
    ['is a promo in a promo set, whatever rarity the card service gives it', 'P1', 'Rare', 'Promo'],
    ['keeps its rarity in a main set', '6', 'Super_rare', 'Super Rare'],
  ] as const)('%s', async (_, code, rarity, stored) => {
    service.cards.push(serviceCard(code, '99', { rarity }))
    await importAll()
    expect(await imported(`crd_${code}_99`)).toMatchObject({ rarity: stored })
  })

  test('has the values of its other printings if the card service is known to be wrong', async () => {
    const milo = { name: 'Milo Thatch', version: 'Getting His Hands Dirty', lore: 2, strength: 5 }
    list('12', 'Wilds Unknown', '230', milo)
    await importAll()
    expect(await imported('crd_x12')).toMatchObject({ lore: 3, strength: 5 })
    // The correction also applies to a card that was imported earlier.
    await backend.sql(`update cards_2 set lore = 2 where id = 'crd_x12'`)
    await backend.sql('select private.apply_card_corrections()')
    expect(await imported('crd_x12')).toMatchObject({ lore: 3, strength: 5 })
  })
})

describe('the franchise of an imported card', () => {
  /** Gives cards of the pack another franchise until the end of the test. */
  async function setFranchises(franchises: Record<string, string | null>) {
    for (const [id, franchise] of Object.entries(franchises)) {
      await backend.sql(`update cards_2 set set_data = $2::text::jsonb where id = $1`, [
        id,
        JSON.stringify({ franchise: franchise }),
      ])
    }
  }
  afterEach(async () => {
    await backend.sql(`update cards_2 set set_data = '{"franchise": "Frozen"}'`)
  })

  test('is copied from another printing, else from a card of the same name', async () => {
    await setFranchises({ 'pack-9-3': 'Sing Along' })
    service.cards.push(serviceCard('6', '9', { name: 'Anna', version: 'Printing 3' }))
    await backend.sql(
      `update cards_2 set version = 'Only here' where name = 'Anna' and version = 'Printing 3' and id <> 'pack-9-3'`,
    )
    await importAll()
    await backend.sql(`update cards_2 set version = 'Printing 3' where version = 'Only here'`)
    expect(await imported('crd_6_9')).toMatchObject({ franchise: 'Sing Along' })
  })

  test('is the most frequent one of its name, and of the part before the version', async () => {
    await setFranchises({ 'pack-9-3': 'Sing Along', 'pack-9-5': 'Sing Along' })
    service.cards.push(
      serviceCard('6', '9', { version: 'New' }),
      serviceCard('6', '11', { name: 'Elsa - Of Arendelle' }),
    )
    await importAll()
    expect(await imported('crd_6_9')).toMatchObject({ franchise: 'Frozen' })
    expect(await imported('crd_6_11')).toMatchObject({ franchise: 'Frozen' })
  })

  test('is unknown for a new name until another card has one', async () => {
    service.cards.push(serviceCard('6', '9', { name: 'Alien' }))
    await importAll()
    expect(await imported('crd_6_9')).toMatchObject({ franchise: null })
    await backend.sql(`update cards_2 set name = 'Alien' where id = 'pack-9-3'`)
    await backend.sql('select private.fill_franchises()')
    await backend.sql(`update cards_2 set name = 'Anna' where id = 'pack-9-3'`)
    expect(await imported('crd_6_9')).toMatchObject({ franchise: 'Frozen' })
  })
})
