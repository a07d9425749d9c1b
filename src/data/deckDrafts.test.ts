import { beforeEach, expect, test } from 'vitest'
import { forgetDeckDraft, keepDeckDraft, keepSentId, readDeckDraft, readSentId } from './deckDrafts.ts'
import { refuseLocalStorage, stubLocalStorage } from './localStorage.fixture.ts'
import { forgetOwnStorage } from './ownStorage.ts'

const DRAFT = { name: 'Frozen Fire', description: '', isPublic: true, entries: [{ card: 'c1', quantity: 4 }] }

beforeEach(stubLocalStorage)

test('a guest’s draft goes along when they sign in, a member’s is theirs alone', () => {
  keepDeckDraft('new', null, DRAFT)
  expect(readDeckDraft('new', 'u1')).toEqual(DRAFT)
  keepDeckDraft('new', 'u1', DRAFT)
  expect(readDeckDraft('new', 'u1')).toEqual(DRAFT)
  expect(readDeckDraft('new', 'u2')).toBeNull()
  expect(readDeckDraft('new', null)).toBeNull()
})

test('the id under which a draft was sent stays with it, and goes with a draft of somebody else', () => {
  const id = '0c8a3f0e-6c2e-4a86-9d2f-7f0a3c1e5b11'
  keepDeckDraft('new', 'u1', DRAFT)
  keepSentId('new', id)
  keepDeckDraft('new', 'u1', { ...DRAFT, name: 'Frostbite' })
  expect(readSentId('new')).toBe(id)
  keepDeckDraft('new', 'u2', DRAFT)
  expect(readSentId('new')).toBeUndefined()
})

test('saving forgets one draft, signing out all of them and nothing else', () => {
  keepDeckDraft('new', 'u1', DRAFT)
  keepDeckDraft('edit-d1', 'u1', DRAFT)
  localStorage.setItem('lorefolio.theme', 'dark')
  forgetDeckDraft('new')
  expect([readDeckDraft('new', 'u1'), readDeckDraft('edit-d1', 'u1')]).toEqual([null, DRAFT])
  forgetOwnStorage()
  expect([readDeckDraft('edit-d1', 'u1'), localStorage.getItem('lorefolio.theme')]).toEqual([null, 'dark'])
})

test.each([
  '',
  '{',
  '[]',
  '{"name":7}',
  '{"owner":null,"name":"x","description":"","isPublic":true,"entries":[{"card":"c1","quantity":0}]}',
])('a damaged draft, %s, is none', (text) => {
  localStorage.setItem('lorefolio.own.deck-draft.new', text)
  expect(readDeckDraft('new', null)).toBeNull()
})

test('a browser that stores nothing keeps a draft as long as the page', () => {
  refuseLocalStorage()
  keepDeckDraft('new', null, DRAFT)
  expect(readDeckDraft('new', null)).toEqual(DRAFT)
  forgetDeckDraft('new')
  expect(readDeckDraft('new', null)).toBeNull()
  keepDeckDraft('new', null, DRAFT)
  forgetOwnStorage()
  expect(readDeckDraft('new', null)).toBeNull()
})
