import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { ActivityRow } from './ActivityRow.tsx'

test('copies of a card that the catalogue lacks are listed without a link', () => {
  const at = '2026-11-20T12:00:00Z'
  const entry = { cardId: 'gone', quantity: 1200, isFoil: true, createdAt: at, updatedAt: at }
  render(
    <ul>
      <ActivityRow entry={entry} now={Date.parse(at) + 300_000} catalogue={makeCatalogue([]).catalogue} />
    </ul>,
  )
  const row = screen.getByRole('listitem')
  for (const text of ['Unknown card', 'Added to collection', 'Foil', 'x1,200', '5 minutes ago'])
    expect(row.textContent).toContain(text)
  expect(screen.queryByRole('link')).toBeNull()
})
