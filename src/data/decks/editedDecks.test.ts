import { beforeEach, expect, test } from 'vitest'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'
import { stubLocalStorage } from '../offline/localStorage.fixture.ts'
import { draftKeys, saveDeckDraft, saveDraftBeside } from './deckDrafts.ts'
import { readCopiedDecks, readEditedDecks } from './editedDecks.ts'

const DRAFT = { name: 'Frost', description: '', isPublic: true, entries: [], ...NO_PLAN }

beforeEach(stubLocalStorage)

test('the drafts of the member’s saved decks are found, once each', () => {
  saveDeckDraft(draftKeys.newDeck, 'me', DRAFT)
  saveDeckDraft(draftKeys.copy('d3'), 'me', DRAFT)
  saveDeckDraft(draftKeys.edit('d1'), 'me', DRAFT)
  saveDeckDraft(draftKeys.edit('d2'), 'somebody', DRAFT)
  expect(readEditedDecks('me').map(({ deckId }) => deckId)).toEqual(['d1'])
  expect(readCopiedDecks('me').map(({ deckId }) => deckId)).toEqual(['d3'])
  saveDraftBeside(draftKeys.edit('d1'), 'me', { ...DRAFT, name: 'Frost in another tab' })
  expect(readEditedDecks('me').map(({ deckId }) => deckId)).toEqual(['d1'])
})
