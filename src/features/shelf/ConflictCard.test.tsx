import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import type { Conflict } from '#domain/shelf/conflicts.ts'
import { ConflictCard } from './ConflictCard.tsx'
import type { Shelf } from './useShelf.ts'

const assemble = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./useAssemble.ts', () => ({ useAssemble: () => ({ assembleInstead: assemble }) }))
vi.mock('./DeckChip.tsx', () => ({ DeckChip: () => null }))
vi.mock('#cardUi/BuyLink.tsx', () => ({ BuyLink: () => null }))
vi.mock('#cardUi/cardPath.ts', () => ({ cardPath: () => '/card' }))
vi.mock('#cardUi/list/rows/CardThumb.tsx', () => ({ CardThumb: () => null }))

afterEach(cleanup)

test('the page gets the focus of Give to, which disappears with the conflict', () => {
  const share = { needed: 4, held: 4, isAssembled: true }
  const shelf = {
    cardOf: () => makeCard(),
    centsOf: () => null,
    deckOf: (id: string) => ({ id, name: id }),
  } as unknown as Shelf
  const conflict = {
    key: 'stitch',
    owned: 4,
    free: 0,
    short: 4,
    shares: [
      { ...share, deckId: 'Steel' },
      { ...share, deckId: 'Library', held: 0, isAssembled: false },
    ],
  } as unknown as Conflict
  render(
    <main tabIndex={-1}>
      <ConflictCard shelf={shelf} conflict={conflict} />
    </main>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Give to Library' }))
  expect(assemble).toHaveBeenCalledExactlyOnceWith('Library', ['Steel'])
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
