import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type DeckDraftValues, saveDeckDraft, readDeckDraft } from '#data/decks/deckDrafts.ts'
import { useDeckDraft } from './useDeckDraft.ts'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'

const EMPTY: DeckDraftValues = { name: '', description: '', isPublic: true, entries: [], ...NO_PLAN }
const DRAFT = { ...EMPTY, name: 'Frozen Fire' }

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a draft of an ended session is hidden from the next visitor, and restored when the member signs in again', () => {
  saveDeckDraft('new', 'me', DRAFT)
  for (const viewer of [null, 'you']) {
    const { result } = renderHook(() => useDeckDraft('new', EMPTY, viewer))
    expect(result.current.name).toBe('')
  }
  expect(readDeckDraft('new', 'me')).toEqual(DRAFT)
})

test('while the session is being restored nothing changes, and then the draft of the member is restored', () => {
  saveDeckDraft('new', 'me', DRAFT)
  const { result, rerender } = renderHook(
    ({ viewer }: { viewer: string | undefined }) => useDeckDraft('new', EMPTY, viewer),
    { initialProps: { viewer: undefined as string | undefined } },
  )
  act(() => result.current.change({ type: 'add', card: 'elsa', limit: 4 }))
  expect(result.current).toMatchObject({ isReady: false, name: '', entries: [] })
  rerender({ viewer: 'me' })
  expect(result.current).toMatchObject({ isReady: true, isRestored: true, name: DRAFT.name })
  act(() => result.current.change({ type: 'add', card: 'elsa', limit: 4 }))
  expect(readDeckDraft('new', 'me')?.entries).toEqual([{ card: 'elsa', quantity: 1 }])
})

describe('if another version of the deck is saved elsewhere', () => {
  const build = () =>
    renderHook(({ saved }) => useDeckDraft('edit', saved, 'me'), {
      initialProps: { saved: { ...EMPTY, name: 'Fire' } },
    })

  test('a draft with changes stays with its steps, and can be discarded for that version', () => {
    const { result, rerender } = build()
    act(() => result.current.change({ type: 'add', card: 'elsa', limit: 4 }))
    rerender({ saved: { ...EMPTY, name: 'Ice' } })
    expect(result.current).toMatchObject({ isRestored: true, name: 'Fire', entries: [{ card: 'elsa', quantity: 1 }] })
    act(() => result.current.change({ type: 'undo' }))
    expect(result.current.entries).toEqual([])
    act(() => result.current.discard())
    expect(result.current).toMatchObject({ isRestored: false, name: 'Ice' })
  })

  test('a draft without changes becomes that version', () => {
    const { result, rerender } = build()
    rerender({ saved: { ...EMPTY, name: 'Ice', entries: [{ card: 'elsa', quantity: 2 }] } })
    expect(result.current).toMatchObject({ isRestored: false, name: 'Ice', entries: [{ card: 'elsa', quantity: 2 }] })
    expect(result.current.history.past).toEqual([])
    expect(readDeckDraft('edit', 'me')).toBeNull()
  })

  test('the same version, for example after a filter of the cards changed, leaves the steps', () => {
    const { result, rerender } = build()
    act(() => result.current.change({ type: 'add', card: 'elsa', limit: 4 }))
    act(() => result.current.change({ type: 'undo' }))
    rerender({ saved: { ...EMPTY, name: 'Fire' } })
    act(() => result.current.change({ type: 'redo' }))
    expect(result.current.entries).toEqual([{ card: 'elsa', quantity: 1 }])
  })
})

describe('of two tabs that build a new deck', () => {
  const KEY = 'lorefolio.own.deck-draft.new'
  const build = () => renderHook(() => useDeckDraft('new', EMPTY, 'me')).result
  type Build = ReturnType<typeof build>
  const type = (tab: Build, name: string) => act(() => tab.current.write({ name }))
  /** Another tab saves its draft, and this tab gets the event. */
  const saveElsewhere = (name: string) => {
    localStorage.setItem(KEY, JSON.stringify({ ...EMPTY, name, owner: 'me', page: 'another' }))
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  }
  /** The draft of a new builder after this tab was closed and the other tab has saved its deck. */
  const nextBuilderName = async () => {
    cleanup()
    localStorage.removeItem(KEY)
    vi.resetModules()
    const { useDeckDraft: useFreshDraft } = await import('./useDeckDraft.ts')
    const { result } = renderHook(() => useFreshDraft('new', EMPTY, 'me'))
    // Drafts of closed tabs are looked for asynchronously.
    await act(async () => undefined)
    expect(result.current.isReady).toBe(true)
    return result.current.name
  }

  test('neither overwrites the draft of the other: an unsaved draft is restored when the builder is opened again', async () => {
    type(build(), 'Ice')
    saveElsewhere('Fire')
    expect(readDeckDraft('new', 'me')?.name).toBe('Ice')
    expect(await nextBuilderName()).toBe('Ice')
  })

  test('changes of one to its draft do not affect the draft of the other', async () => {
    const tab = build()
    type(tab, 'Ice')
    saveElsewhere('Fire')
    type(tab, 'Frost')
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ name: 'Fire' })
    act(() => tab.current.discard())
    type(tab, '')
    expect(readDeckDraft('new', 'me')?.name).toBe('Fire')
    expect(await nextBuilderName()).toBe('')
  })

  test('a tab without changes does not store the other’s later changes', async () => {
    const tab = build()
    type(tab, 'Ice')
    // The other tab was opened afterwards, so it begins with the same draft.
    saveElsewhere('Ice')
    saveElsewhere('Icicle')
    expect(await nextBuilderName()).toBe('')
  })

  test('a tab that was opened later without changes does not store the other’s later changes either', async () => {
    saveElsewhere('Ice')
    expect(build().current.name).toBe('Ice')
    saveElsewhere('Icicle')
    expect(await nextBuilderName()).toBe('')
  })
})
