import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Match } from '#domain/matches/match.ts'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { useShown } from '#ui/useShown.ts'
import { MatchHistory } from './MatchHistory.tsx'

const remove = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('#data/matches/deleteMatch.ts', () => ({ deleteMatch: remove }))

beforeEach(stubDialogs)
afterEach(cleanup)

const MATCH: Match = {
  id: 'm1',
  deckId: 'd1',
  result: 'win',
  initiative: 'on_play',
  opponentInks: ['Ruby', 'Steel'],
  notes: '',
  matchDate: '2026-11-20T10:00:00.000Z',
}

test.each([
  ['the history, where its row was', false, 'region'],
  ['the field that was focused meanwhile', true, 'textbox'],
])('after a deletion the focus is in %s', async (_, leaves, role) => {
  const deleted = Promise.withResolvers<void>()
  remove.mockReturnValueOnce(deleted.promise)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <input aria-label="From" />
      <MatchHistory userId="me" matches={[MATCH]} format="compact" />
    </QueryClientProvider>,
  )
  const bin = screen.getByRole('button', { name: /^Delete: / })
  bin.focus()
  fireEvent.click(bin)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Delete Match' })))
  if (leaves) screen.getByRole('textbox').focus()
  await act(async () => deleted.resolve())
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role)))
})

function CutHistory({ format }: { format: 'compact' | 'table' }) {
  const matches = ['first', 'second'].map((id) => ({ ...MATCH, id, opponentName: id }))
  const [rows, more, rowProps] = useShown(matches, 1, 1)
  return (
    <MatchHistory
      userId="me"
      matches={matches}
      format={format}
      maxRows={rows.length}
      rowProps={rowProps}
      more={
        more ? (
          <button type="button" onClick={more.show}>
            Show More
          </button>
        ) : null
      }
    />
  )
}

test.each(['compact', 'table'] as const)('the first new row gets the focus of the last Show More (%s)', (format) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CutHistory format={format} />
    </QueryClientProvider>,
  )
  const more = screen.getByRole('button', { name: 'Show More' })
  more.focus()
  fireEvent.click(more)
  expect(screen.getByText('second').closest('li, tr')?.contains(document.activeElement)).toBe(true)
})
