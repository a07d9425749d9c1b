import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RemovalNotice } from './RemovalNotice.tsx'

afterEach(cleanup)

const kept = new Map([['c', 'C stays: it is in 1 deck.']])
test.each([
  ['done', ['a', 'b'], new Map(), 'Successfully removed 2 extra cards.'],
  ['done', ['a'], kept, 'Successfully removed 1 extra cards. 1 card stays, as told below.'],
  ['done', [], kept, 'Nothing was removed. 1 card stays, as told below.'],
  ['stopped', ['a'], new Map(), 'Stopped. 1 card was removed.'],
  [{ error: 'Unknown error' }, [], new Map(), 'Error removing cards: Unknown error'],
  [{ error: 'No.' }, ['a', 'b'], new Map(), 'Error removing cards: No.2 cards had been removed before.'],
] as const)('a removal that ended so, %o, after %j says what became of it', (end, removed, stay, said) => {
  const { container } = render(<RemovalNotice removal={{ removed, kept: stay, end }} />)
  expect(container.textContent).toBe(said)
})
