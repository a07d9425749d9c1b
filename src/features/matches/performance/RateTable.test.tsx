import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RateTable } from './RateTable.tsx'

afterEach(cleanup)

test('a rate has a color from five matches on', () => {
  const record = (wins: number, losses: number) => ({ wins, losses, ties: 0, total: wins + losses })
  const records = [record(1, 0), record(0, 4), record(4, 1), record(0, 5)]
  render(<RateTable title="By inks" rows={records.map((one, at) => ({ key: String(at), label: at, record: one }))} />)
  const tones = [...document.querySelectorAll<HTMLElement>('[data-tone]')].map(({ dataset }) => dataset['tone'])
  expect(tones).toEqual(['even', 'even', 'good', 'poor'])
})

test('each row has its record, win rate and likely range, and a row without matches has dashes', () => {
  const rows = [
    { key: 'play', label: 'On the play', record: { wins: 1, losses: 0, ties: 1, total: 2 } },
    { key: 'draw', label: 'On the draw', record: { wins: 0, losses: 1, ties: 0, total: 1 } },
    { key: 'none', label: 'Not yet', record: { wins: 0, losses: 0, ties: 0, total: 0 } },
  ]
  render(<RateTable title="By turn" rows={rows} />)
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['On the play', '1–0–1', '50.0%', '9–91%'],
    ['On the draw', '0–1', '0.0%', '0–79%'],
    ['Not yet', '–', '–', '–'],
  ])
})
