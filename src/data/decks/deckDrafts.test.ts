import { beforeEach, expect, test } from 'vitest'
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
