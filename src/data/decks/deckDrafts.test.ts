import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDeckDraft, saveDeckDraft, saveSentId, readDeckDraft, readSentId } from './deckDrafts.ts'
import { refuseLocalStorage, stubLocalStorage } from '../offline/localStorage.fixture.ts'
import { clearUserStorage } from '../offline/userStorage.ts'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'

const DRAFT = {
  name: 'Frozen Fire',
  description: '',
  isPublic: true,
  entries: [{ card: 'c1', quantity: 4 }],
  ...NO_PLAN,
}

beforeEach(stubLocalStorage)

test('a guest’s draft stays after signing in, and a member’s draft is hidden from others', () => {
  saveDeckDraft('new', null, DRAFT)
  expect(readDeckDraft('new', 'u1')).toEqual(DRAFT)
  saveDeckDraft('new', 'u1', DRAFT)
  expect(readDeckDraft('new', 'u1')).toEqual(DRAFT)
  expect(readDeckDraft('new', 'u2')).toBeNull()
  expect(readDeckDraft('new', null)).toBeNull()
})

test('the id under which a draft was sent stays with it, and is removed by a draft of another member', () => {
  const id = '0c8a3f0e-6c2e-4a86-9d2f-7f0a3c1e5b11'
  saveDeckDraft('new', 'u1', DRAFT)
  saveSentId('new', id)
  saveDeckDraft('new', 'u1', { ...DRAFT, name: 'Frostbite' })
  expect(readSentId('new')).toBe(id)
  saveDeckDraft('new', 'u2', DRAFT)
  expect(readSentId('new')).toBeUndefined()
})

test('saving removes one draft, and signing out removes all drafts and nothing else', () => {
  saveDeckDraft('new', 'u1', DRAFT)
  saveDeckDraft('edit-d1', 'u1', DRAFT)
  localStorage.setItem('lorefolio.theme', 'dark')
  clearDeckDraft('new')
  expect([readDeckDraft('new', 'u1'), readDeckDraft('edit-d1', 'u1')]).toEqual([null, DRAFT])
  clearUserStorage()
  expect([readDeckDraft('edit-d1', 'u1'), localStorage.getItem('lorefolio.theme')]).toEqual([null, 'dark'])
})

test.each([
  '',
  '{',
  '[]',
  '{"name":7}',
  '{"owner":null,"name":"x","description":"","isPublic":true,"entries":[{"card":"c1","quantity":0}]}',
])('a damaged draft, %s, is ignored', (text) => {
  localStorage.setItem('lorefolio.own.deck-draft.new', text)
  expect(readDeckDraft('new', null)).toBeNull()
})

test('in a browser that refuses storage a draft lasts as long as the page', () => {
  refuseLocalStorage()
  saveDeckDraft('new', null, DRAFT)
  expect(readDeckDraft('new', null)).toEqual(DRAFT)
  clearDeckDraft('new')
  expect(readDeckDraft('new', null)).toBeNull()
  saveDeckDraft('new', null, DRAFT)
  clearUserStorage()
  expect(readDeckDraft('new', null)).toBeNull()
})

describe('a draft under a separate name', () => {
  const ID = '0c8a3f0e-6c2e-4a86-9d2f-7f0a3c1e5b11'
  const OTHER = { ...DRAFT, name: 'Frostbite' }
  /** This module in another tab. */
  const openTab = () => {
    vi.resetModules()
    return import('./deckDrafts.ts')
  }

  test('of a closed tab is used with the id under which it was sent', async () => {
    localStorage.setItem('lorefolio.own.deck-draft.new closed', JSON.stringify({ ...DRAFT, owner: 'u1' }))
    localStorage.setItem('lorefolio.own.deck-id.new closed', JSON.stringify(ID))
    const tab = await openTab()
    expect(tab.mayAdoptDraft('new', 'u1')).toBe(true)
    expect(await tab.adoptDeckDraft('new', 'u1')).toEqual(DRAFT)
    expect(tab.readSentId('new')).toBe(ID)
    expect(Object.keys(localStorage)).toEqual(['lorefolio.own.deck-draft.new', 'lorefolio.own.deck-id.new'])
  })

  test('of an open tab stays there', async () => {
    const open = await openTab()
    open.saveDraftBeside('new', 'u1', DRAFT)
    const tab = await openTab()
    expect(await tab.adoptDeckDraft('new', 'u1')).toBeNull()
    expect(open.readDeckDraft('new', 'u1')).toEqual(DRAFT)
  })

  test('keeps the id under which it was sent, and the draft that replaced it gets another', async () => {
    const [first, second] = [await openTab(), await openTab()]
    first.saveDeckDraft('new', 'u1', DRAFT)
    first.saveSentId('new', ID)
    second.saveDeckDraft('new', 'u1', OTHER)
    first.saveDraftBeside('new', 'u1', DRAFT)
    expect([first.readSentId('new'), second.readSentId('new')]).toEqual([ID, undefined])
    expect([first, second].map((tab) => tab.readDeckDraft('new', 'u1')?.name)).toEqual([DRAFT.name, OTHER.name])
  })
})
