import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveDeckDraft, readDeckDraft, readSentId, saveSentId } from '#data/decks/deckDrafts.ts'
import type { DeckValues } from '#data/decks/decks.ts'
import { Failure } from '#data/backend/errors.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { closeToast, toastStore } from '#ui/toast.ts'
import { saveProblem, useSaveDeck } from './useSaveDeck.ts'
import { NO_PLAN } from '#domain/decks/deckDraft.ts'

const { create, update, track, announceStep, navigate } = vi.hoisted(() => ({
  create: vi.fn<(userId: string, id: string, values: DeckValues) => Promise<void>>(),
  update: vi.fn<(id: string, values: DeckValues) => Promise<void>>(),
  track: vi.fn<(name: string, data: object) => void>(),
  announceStep: vi.fn<(step: string) => void>(),
  navigate: vi.fn<(to: object) => Promise<void>>(async () => undefined),
}))
vi.mock('#data/decks/saveDeck.ts', async (original) => ({
  ...(await original<object>()),
  createDeck: create,
  updateDeck: update,
}))
vi.mock('#data/analytics/analytics.ts', () => ({ track }))
vi.mock('#data/account/onboardingEvents.ts', () => ({ announceStep }))
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }))

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
})
afterEach(cleanup)

const UUID = /^[0-9a-f-]{36}$/

const VALUES: DeckValues = {
  name: 'Frost',
  description: null,
  isPublic: true,
  entries: [{ card: 'c1', quantity: 4 }],
  ...NO_PLAN,
}
const CARDS = [{ card: makeCard({ id: 'c1', set: 'The First Chapter' }), quantity: 4 }]

const VERSION = '2026-11-20T10:00:00Z'

function setUp(deckId?: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(
    () => useSaveDeck(deckId === undefined ? undefined : { id: deckId, updatedAt: VERSION }, 'new', true),
    { wrapper },
  )
  return {
    saving: () => result.current,
    save: () => act(() => result.current.save('me', VALUES, CARDS)),
    leave: () => act(unmount),
  }
}

test('a deck needs a name and a card', () => {
  // A normal and a zero-width space.
  expect(saveProblem({ name: ' \u200B', entries: VALUES.entries })).toBe('Please enter a deck name.')
  expect(saveProblem({ name: 'Frost', entries: [] })).toBe('Please add some cards to your deck.')
  expect(saveProblem(VALUES)).toBeUndefined()
})

test('a new deck is tracked with its format, completes a first step, and leads to its page', async () => {
  const created = Promise.withResolvers<void>()
  create.mockReturnValue(created.promise)
  const { saving } = setUp()
  act(() => void saving().save('me', VALUES, CARDS))
  expect(saving().isSaving).toBe(true)
  await act(async () => created.resolve())
  expect(create).toHaveBeenCalledWith('me', expect.stringMatching(UUID), VALUES)
  expect(track).toHaveBeenCalledWith('create_deck', { legality: 'infinity' })
  expect(announceStep).toHaveBeenCalledWith('build-deck')
  expect(navigate).toHaveBeenCalledWith({ href: `/deck/${create.mock.calls[0]?.[1]}` })
})

test('a new deck has one id until it is saved, also after a reload, and the next deck another id', async () => {
  create.mockRejectedValue(new Failure('offline', 'Failed to create deck'))
  const first = setUp()
  const before = setUp()
  await first.save()
  await first.save()
  create.mockResolvedValue()
  await setUp().save()
  await before.save()
  await setUp().save()
  const [sent, again, reloaded, elsewhere, next] = create.mock.calls.map(([, id]) => id)
  expect([again, reloaded]).toEqual([sent, sent])
  // A tab that was open before has a separate draft.
  expect(new Set([sent, elsewhere, next]).size).toBe(3)
})

test('a draft of a closed tab is sent with its id, which is read with the draft', async () => {
  const id = '0c8a3f0e-6c2e-4a86-9d2f-7f0a3c1e5b11'
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(({ isReady }) => useSaveDeck(undefined, 'new', isReady), {
    wrapper,
    initialProps: { isReady: false },
  })
  saveSentId('new', id)
  rerender({ isReady: true })
  await act(() => result.current.save('me', VALUES, CARDS))
  expect(create.mock.calls.map(([, sent]) => sent)).toEqual([id])
})

test.each([
  ['is removed', 'Frost', null],
  ['that was changed while it was being saved stays, and belongs to the same deck', 'Frostbite', 'Frostbite'],
])('a draft %s', async (_, name, rest) => {
  const created = Promise.withResolvers<void>()
  create.mockReturnValue(created.promise)
  const draft = { ...VALUES, description: '' }
  saveDeckDraft('new', 'me', draft)
  const { saving } = setUp()
  act(() => void saving().save('me', VALUES, CARDS))
  saveDeckDraft('new', 'me', { ...draft, name })
  await act(async () => created.resolve())
  expect(readDeckDraft('new', 'me')?.name ?? null).toBe(rest)
  expect(readSentId('new')).toBe(rest === null ? undefined : create.mock.calls[0]?.[1])
})

test('a saved draft is removed before the deck’s page loads, and later changes belong to the saved deck', async () => {
  create.mockResolvedValue()
  const shown = Promise.withResolvers<void>()
  navigate.mockReturnValueOnce(shown.promise)
  const draft = { ...VALUES, description: '' }
  saveDeckDraft('new', 'me', draft)
  const { saving } = setUp()
  await act(async () => void saving().save('me', VALUES, CARDS))
  expect(readDeckDraft('new', 'me')).toBeNull()
  expect(readSentId('new')).toBeUndefined()
  saveDeckDraft('new', 'me', { ...draft, name: 'Frostbite' })
  await act(async () => shown.resolve())
  expect(readSentId('new')).toBe(create.mock.calls[0]?.[1])
})

test.each(['before', 'while'])(
  'a draft of another tab that was changed %s this one was saved stays, and becomes a separate deck',
  async (when) => {
    const created = Promise.withResolvers<void>()
    create.mockReturnValue(created.promise)
    const theirs = { ...VALUES, owner: 'me', name: 'Fire', description: '', page: 'another' }
    const saveTheirs = () => localStorage.setItem('lorefolio.own.deck-draft.new', JSON.stringify(theirs))
    if (when === 'before') saveTheirs()
    const { saving } = setUp()
    act(() => void saving().save('me', VALUES, CARDS))
    if (when === 'while') saveTheirs()
    await act(async () => created.resolve())
    expect(readDeckDraft('new', 'me')?.name).toBe('Fire')
    expect(readSentId('new')).toBeUndefined()
  },
)

test('of two tabs that continue a sent draft, the second to save it saves another deck', async () => {
  create.mockRejectedValueOnce(new Failure('offline', 'Failed to create deck')).mockResolvedValue()
  const first = setUp()
  await first.save()
  const second = setUp()
  await second.save()
  await first.save()
  const [sent, again, other] = create.mock.calls.map(([, id]) => id)
  expect(again).toBe(sent)
  expect(other).not.toBe(sent)
  expect(navigate).toHaveBeenLastCalledWith({ href: `/deck/${other}` })
})

test('saving changes to a deck does not count as a new deck', async () => {
  update.mockResolvedValue()
  await setUp('d2').save()
  expect(update).toHaveBeenCalledWith('d2', VALUES, VERSION)
  expect(navigate).toHaveBeenCalledWith({ href: '/deck/d2' })
  for (const ofNewDecks of [create, track, announceStep]) expect(ofNewDecks).not.toHaveBeenCalled()
})

test('a deck that was changed elsewhere is not replaced, and its draft stays', async () => {
  update.mockRejectedValue(new Failure('conflict', 'It was changed elsewhere in the meantime.'))
  saveDeckDraft('new', 'me', { ...VALUES, description: '' })
  const { save, saving } = setUp('d2')
  await save()
  expect(navigate).not.toHaveBeenCalled()
  expect(saving().problem).toBe('Error saving deck: It was changed elsewhere in the meantime.')
  expect(readDeckDraft('new', 'me')).not.toBeNull()
  for (const { id } of toastStore.get()) closeToast(id)
})

test.each([
  [
    new Failure('unexpected', 'A deck can list each card only once.'),
    'Error saving deck: A deck can list each card only once.',
  ],
  [new Failure('offline', 'Failed to create deck'), 'Failed to save deck. Please try again.'],
  [new TypeError('x is not a function'), 'Failed to save deck. Please try again.'],
])('the reason of a failure is shown in the builder: %s', async (error, message) => {
  create.mockRejectedValue(error)
  const { saving, save } = setUp()
  await save()
  expect(saving()).toMatchObject({ isSaving: false, problem: message })
  expect(navigate).not.toHaveBeenCalled()
})

test('a member who has left the builder is not redirected, and sees if the deck was not saved', async () => {
  const [saved, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  for (const answer of [saved, refused]) {
    create.mockReturnValueOnce(answer.promise)
    const { saving, leave } = setUp()
    act(() => void saving().save('me', VALUES, CARDS))
    leave()
  }
  await act(async () => saved.resolve())
  expect(create).toHaveBeenCalledTimes(2)
  expect(navigate).not.toHaveBeenCalled()
  expect(toastStore.get()).toEqual([])
  await act(async () => refused.reject(new Failure('unexpected', 'The ink ran dry.')))
  expect(toastStore.get().map(({ text }) => text)).toEqual(['Error saving deck: The ink ran dry.'])
})
