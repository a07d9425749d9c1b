import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepDeckDraft, readDeckDraft } from '#data/deckDrafts.ts'
import { useDeckDraft } from './useDeckDraft.ts'

const EMPTY = { name: '', description: '', isPublic: true, entries: [] }
const DRAFT = { ...EMPTY, name: 'Frozen Fire' }

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a draft of somebody whose session has ended is not shown to whoever opens the builder, and is there when they come back', () => {
  keepDeckDraft('new', 'me', DRAFT)
  for (const viewer of [null, 'you']) {
    const { result } = renderHook(() => useDeckDraft('new', EMPTY, viewer))
    expect(result.current.name).toBe('')
  }
  expect(readDeckDraft('new', 'me')).toEqual(DRAFT)
})
