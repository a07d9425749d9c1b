import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShelfSentence } from './ShelfSentence.tsx'
import type { DeckSelectionView, SelectionState } from './useDeckSelection.ts'
import type { Shelf } from './useShelf.ts'

vi.mock('@tanstack/react-router', () => ({ Link: () => null }))
vi.mock('#domain/shelf/describeSelection.ts', () => ({ describePinsConflict: () => 'Too many pins.' }))
vi.mock('./AssemblySentence.tsx', () => ({ AssemblySentence: () => null, readyDecks: () => [] }))

afterEach(cleanup)

test('the focus stays on the button that stops and repeats the search, and then moves to the answer', () => {
  const [cancel, retry] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const sentence = (state: SelectionState) => (
    <ShelfSentence
      shelf={{ assembled: [], deckOf: () => undefined } as unknown as Shelf}
      selection={{ state, answer: null, cancel, retry } as unknown as DeckSelectionView}
    />
  )
  const { rerender } = render(sentence({ kind: 'working', progress: null }))
  const press = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  press('Cancel')
  rerender(sentence({ kind: 'cancelled' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try Again' }))
  press('Try Again')
  rerender(sentence({ kind: 'working', progress: null }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  expect([cancel, retry].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  rerender(sentence({ kind: 'answered', answer: { kind: 'pinsConflict', pins: [] } as never }))
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
