import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { SimilarCards } from './SimilarCards.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: () => null }))
vi.mock('#data/collection/useCollection.ts', () => ({ useUserCollection: () => ({}) }))
vi.mock('#cardUi/CardPreview.tsx', () => ({ CardPreview: () => null }))
vi.mock('#domain/decks/similarCards.ts', () => ({ similarCards: () => [makeCard({ name: 'Olaf' })] }))

afterEach(cleanup)

test.each([
  [['Elsa', 'Anna'], 'SUMMARY'],
  [['Elsa'], 'MAIN'],
])('a replacement of one of %s gives the focus of its button to %s', (names, focused) => {
  const onSwap = vi.fn<() => void>()
  const lost = names.map((name) => makeCard({ name }))
  render(
    <main tabIndex={-1}>
      <details open>
        <summary>Similar cards</summary>
        <SimilarCards
          lost={lost}
          cards={[]}
          catalogue={makeCatalogue(lost).catalogue}
          isLegal={() => true}
          onSwap={onSwap}
        />
      </details>
    </main>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Replace Elsa with Olaf' }))
  expect(onSwap).toHaveBeenCalledOnce()
  expect(document.activeElement?.tagName).toBe(focused)
})
