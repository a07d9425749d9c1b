import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import type { BuyLine } from '#domain/shelf/buyList.ts'
import { useBuyList } from './useBuyList.ts'

const changeCopies = vi.hoisted(() => vi.fn<(change: CopyChange) => void>())
vi.mock(import('#data/collection/useChangeCopies.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  useChangeCopies: () => changeCopies,
}))
vi.mock(import('#data/wishes/useMemberLists.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  useMemberLists: () => null,
}))
vi.mock(import('#data/shelf/buySettings.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  saveBuySettings: () => undefined,
  readBuySettings: () => ({
    target: 'chosen',
    deckIds: [],
    wishes: 'none',
    isTogether: true,
    choices: {},
    started: null,
  }),
}))

// The parts of a shelf and a selection that an empty list reads.
const shelf = {
  userId: 'me',
  wanted: [],
  assembled: [],
  collection: new Map(),
  allocation: { cards: new Map(), decks: new Map() },
  catalogue: {},
} as never
const selection = { state: { kind: 'idle' }, settings: { pinned: [] } } as never

const card = makeCard()
const line = (copies: number): BuyLine => ({ key: card.id, card, isFoil: false, copies, cents: 100 * copies })

test.each([
  ['of the same number', [2, 2], [2]],
  ['of another number', [1, 2], [1]],
])('unticking a line leaves the other bought copies of its card, also %s', (_, bought, left) => {
  const { result } = renderHook(() => useBuyList(shelf, selection))
  for (const copies of bought) act(() => result.current.tick(line(copies), true))
  act(() => result.current.tick(line(2), false))
  expect(result.current.lines?.map(({ copies }) => copies)).toEqual(left)
  expect(changeCopies).toHaveBeenLastCalledWith({ cardId: card.id, isFoil: false, delta: -2 })
})
