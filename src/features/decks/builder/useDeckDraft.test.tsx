import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveDeckDraft, readDeckDraft } from '#data/decks/deckDrafts.ts'
import { useDeckDraft } from './useDeckDraft.ts'

const EMPTY = { name: '', description: '', isPublic: true, entries: [] }
const DRAFT = { ...EMPTY, name: 'Frozen Fire' }

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a draft of somebody whose session has ended is not shown to whoever opens the builder, and is there when they come back', () => {
  saveDeckDraft('new', 'me', DRAFT)
  for (const viewer of [null, 'you']) {
    const { result } = renderHook(() => useDeckDraft('new', EMPTY, viewer))
    expect(result.current.name).toBe('')
  }
  expect(readDeckDraft('new', 'me')).toEqual(DRAFT)
})

describe('of two tabs that build a new deck', () => {
  const KEY = 'lorefolio.own.deck-draft.new'
  const build = () => renderHook(() => useDeckDraft('new', EMPTY, 'me')).result
  type Build = ReturnType<typeof build>
  const type = (tab: Build, name: string) => act(() => tab.current.write({ name }))
  /** Another tab keeps what it builds, and this one hears of it. */
  const keepElsewhere = (name: string) => {
    localStorage.setItem(KEY, JSON.stringify({ ...EMPTY, name, owner: 'me', page: 'another' }))
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  }
  /** What the builder begins with once this tab is closed and the other one has saved its deck. */
  const leftBehind = async () => {
    cleanup()
    localStorage.removeItem(KEY)
    vi.resetModules()
    const { useDeckDraft: afresh } = await import('./useDeckDraft.ts')
    return renderHook(() => afresh('new', EMPTY, 'me')).result.current.name
  }

  test('neither writes over the other’s: what is not saved is there when the builder is opened again', async () => {
    type(build(), 'Ice')
    keepElsewhere('Fire')
    expect(readDeckDraft('new', 'me')?.name).toBe('Ice')
    expect(await leftBehind()).toBe('Ice')
  })

  test('what one of them does with its own afterwards leaves the other’s alone', async () => {
    const tab = build()
    type(tab, 'Ice')
    keepElsewhere('Fire')
    type(tab, 'Frost')
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ name: 'Fire' })
    act(() => tab.current.discard())
    type(tab, '')
    expect(readDeckDraft('new', 'me')?.name).toBe('Fire')
    expect(await leftBehind()).toBe('')
  })

  test('one that only looks on keeps nothing of what the other goes on with', async () => {
    const tab = build()
    type(tab, 'Ice')
    // Opened after that, it begins with the same.
    keepElsewhere('Ice')
    keepElsewhere('Icicle')
    expect(await leftBehind()).toBe('')
  })

  test('one that was opened later and only looks on keeps nothing either', async () => {
    keepElsewhere('Ice')
    expect(build().current.name).toBe('Ice')
    keepElsewhere('Icicle')
    expect(await leftBehind()).toBe('')
  })
})
