import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RemovalNotice } from './RemovalNotice.tsx'

afterEach(cleanup)

const refused = new Map([['c', 'C stays: it is in 1 deck.']])
test.each([
  ['done', ['a', 'b'], new Map(), 'Successfully removed 2 extra cards.'],
  ['done', ['a'], refused, 'Successfully removed 1 extra cards. 1 card stays, see below.'],
  ['done', [], refused, 'Nothing was removed. 1 card stays, see below.'],
  ['stopped', ['a'], new Map(), 'Stopped. 1 card was removed.'],
  [{ error: 'Unknown error' }, [], new Map(), 'Error removing cards: Unknown error'],
  [{ error: 'No.' }, ['a', 'b'], new Map(), 'Error removing cards: No.2 cards had been removed before.'],
] as const)('the notice of a removal with the end %o after %j describes its result', (end, removed, stay, message) => {
  const { container } = render(<RemovalNotice removal={{ removed, refused: stay, end }} />)
  expect(container.textContent).toBe(message)
})
