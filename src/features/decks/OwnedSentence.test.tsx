import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OwnedSentence } from './OwnedSentence.tsx'

afterEach(cleanup)

test('a deck with missing cards shows their price, and says whose price it is', () => {
  const { container, getByTitle } = render(<OwnedSentence owned={36} of={60} missing={{ usd: 12.03 }} />)
  expect(getByTitle('The missing cards cost $12.03').textContent).toBe('You own 36 of 60 · $12.03')
  expect(container.querySelector('.spoken')?.textContent).toBe('The price is that of the missing cards.')
})

test('a deck that is owned has no price', () => {
  const { container } = render(<OwnedSentence owned={60} of={60} missing={{ usd: 0 }} />)
  expect(container.textContent).toBe('You own 60 of 60')
  expect(container.querySelector('[title]')).toBeNull()
})

test('missing cards without a price are counted', () => {
  const { container } = render(<OwnedSentence owned={36} of={60} missing={{ usd: 0, unpriced: 2 }} />)
  expect(container.textContent).toBe('You own 36 of 60 · 2 cards without a price')
})
