import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DeckMatches } from './DeckMatches.tsx'

vi.mock('@tanstack/react-router', () => ({ Link: () => null }))
vi.mock('./history/MatchHistory.tsx', () => ({ MatchHistory: () => null }))
vi.mock('./LogMatchButton.tsx', () => ({ LogMatchButton: () => null }))
vi.mock('./performance/MatchupGrid.tsx', () => ({ MatchupGrid: () => null }))
vi.mock('#data/matches/useMatches.ts', async () => {
  const { match } = await import('#data/matches/match.fixture.ts')
  const data = [{ ...match('m1'), matchDate: '2020-01-01T10:00:00.000Z' }]
  return { useMatches: () => ({ data }) }
})

afterEach(cleanup)

test('the field of the period gets the focus of All time, which disappears', () => {
  render(<DeckMatches deckId="d1" userId="me" />)
  const period = screen.getByRole('combobox', { name: 'Period' })
  fireEvent.change(period, { target: { value: '30' } })
  fireEvent.click(screen.getByRole('button', { name: 'All time' }))
  expect(screen.queryByRole('button', { name: 'All time' })).toBeNull()
  expect(document.activeElement).toBe(period)
})
