import { type Account, PASSWORD, signUp } from '../support/backend.ts'
import { CARD, expectStored } from '../support/copyParts.ts'
import { addSampleDeck } from '../support/sampleDeck.ts'
import type { Phone } from './phone.ts'
import { FAULTS, openAs } from './steps.ts'
import { expect, test } from './test.ts'

const plus = `Add non-foil copies of ${CARD.name}`

async function signIn(phone: Phone, { mail }: Account) {
  await phone.fill('Email', mail)
  await phone.fill('Password', PASSWORD)
  await phone.press('button', 'Sign In')
}

test('a guest browses the cards, filters them and opens one', async ({ phone }) => {
  await phone.open('/cards')
  await phone.expectText('Showing 2,851 of 2,851 cards')
  await phone.press('button', 'Ruby')
  await phone.expectText('Showing 496 of 2,851 cards')
  await phone.fill('Search cards', 'dragon fire')
  await phone.press('link', /^Dragon Fire, /)
  await phone.find('heading', 'Dragon Fire')
})

test('a guest builds a deck, signs in, saves it and logs a match', async ({ phone, request }) => {
  const member = await signUp(request, 'engine')
  await phone.open('/deck-builder')
  await phone.press('button', /in deck$/)
  await phone.press('tab', 'Deck (1)')
  await phone.fill('Deck Name', 'Pocket')
  await phone.press('button', 'Save Deck')
  await phone.press('link', 'Sign In')
  await signIn(phone, member)
  await phone.press('button', 'Save Deck')
  await phone.find('heading', 'Pocket')

  await phone.press('button', 'Log Match')
  await phone.press('radio', 'Loss')
  for (const ink of ['Ruby', 'Steel']) await phone.press('button', ink)
  await phone.press('button', 'Log Match')
  await phone.expectText('Match logged.')
  await phone.press('tab', 'Matches')
  await phone.find('button', 'Edit: Loss against Ruby + Steel, Today')
})

test('copies are counted while the host is unreachable, also on a page opened then, and arrive later', async ({
  phone,
  connection,
  request,
}) => {
  const member = await signUp(request, 'engine')
  await openAs(phone, member, CARD.path)
  await phone.press('button', plus)
  await expectStored(request, member, { [CARD.id]: 1 })
  await expect.poll(() => phone.run('return navigator.serviceWorker.controller?.state ?? null')).toBe('activated')

  await connection.cut()
  await phone.press('button', plus)
  await phone.expectText('Not saved yet')
  await phone.open('/my-collection')
  await phone.find('heading', 'My Collection')
  await phone.open(CARD.path)
  await phone.press('button', plus)

  await connection.restore()
  await expectStored(request, member, { [CARD.id]: 3 })
})

test('no page or dialog is wider than the phone, and no field is so small that iOS zooms in', async ({
  phone,
  request,
}) => {
  const member = await signUp(request, 'engine')
  const deck = await addSampleDeck(request, member)
  const collection = `/user/${member.id}/collection`
  const paths = ['/', '/cards', '/cards?view=table', CARD.path, '/sets', '/decks', '/matches', '/account'].concat([
    `${collection}?tab=cards`,
    `${collection}/import`,
    `/deck-builder?deck=${deck}`,
    `/deck/${deck}`,
    '/matchups',
    `/deck/${deck}?tab=versions`,
    `/deck/${deck}?tab=stats`,
  ])
  await openAs(phone, member, '/')
  const faults: string[] = []
  for (const path of paths) {
    await phone.open(path)
    await expect.poll(() => phone.run('return document.querySelectorAll("main .skeleton").length')).toBe(0)
    faults.push(...(await phone.run<string[]>(FAULTS)))
  }
  await phone.find('heading', 'Deck Analytics')
  await phone.press('button', 'Log Match')
  await phone.find('button', 'Ruby')
  faults.push(...(await phone.run<string[]>(FAULTS)))
  expect(faults).toEqual([])
})
