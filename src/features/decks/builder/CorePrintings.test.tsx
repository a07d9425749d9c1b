import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CorePrintings } from './CorePrintings.tsx'
import { DeckLists } from './DeckLists.tsx'

vi.mock('#data/formats/useOfficialRules.ts', () => ({ useOfficialRules: () => ({ today: '', book: {} }) }))
vi.mock('#domain/decks/corePrintings.ts', () => ({ corePrintings: () => new Map([['older', {}]]) }))
vi.mock('./DeckRows.tsx', () => ({ DeckRows: () => null }))
vi.mock('./MaybeRows.tsx', () => ({ MaybeRows: () => null }))

afterEach(cleanup)

const run = vi.fn<() => void>()

test.each([
  [/^Swap 1 card/, <CorePrintings key="swap" older={[]} printingsOf={() => []} owned={undefined} onSwap={run} />],
  [
    'Remove Them',
    <DeckLists
      key="remove"
      build={{ entries: [{ card: 'gone', quantity: 1 }], maybeboard: [], notes: {}, change: run } as never}
      catalogue={{ byId: new Map() } as never}
      cards={[]}
      missing={undefined}
      printingsOf={() => []}
    />,
  ],
])('the deck gets the focus of %s, which disappears', (name, buttons) => {
  render(
    <>
      <ul aria-label="Cards in your deck">
        <li>
          <button type="button">Elsa</button>
        </li>
      </ul>
      {buttons}
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name }))
  expect(run).toHaveBeenCalled()
  expect(document.activeElement?.textContent).toBe('Elsa')
})
