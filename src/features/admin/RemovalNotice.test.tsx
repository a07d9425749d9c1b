import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RemovalNotice } from './RemovalNotice.tsx'

afterEach(cleanup)

const refused = new Map([['c', 'C stays: it is in 1 deck.']])
const none: readonly string[] = []
test.each([
  ['done', ['a', 'b'], none, new Map(), 'Successfully removed 2 extra cards.'],
  ['done', ['a'], none, refused, 'Successfully removed 1 extra cards. 1 card stays, see below.'],
  ['done', [], none, refused, 'Nothing was removed. 1 card stays, see below.'],
  ['done', [], ['a', 'b'], new Map(), 'Nothing was removed. 2 cards were gone already.'],
  [
    'done',
    ['a'],
    ['b'],
    refused,
    'Successfully removed 1 extra cards. 1 card was gone already. 1 card stays, see below.',
  ],
  ['stopped', ['a'], none, new Map(), 'Stopped. 1 card was removed.'],
  [{ error: 'Unknown error' }, [], none, new Map(), 'Error removing cards: Unknown error'],
  [{ error: 'No.' }, ['a', 'b'], none, new Map(), 'Error removing cards: No.2 cards had been removed before.'],
] as const)(
  'the notice of a removal with the end %o after %j describes its result',
  (end, removed, gone, stay, message) => {
    const { container } = render(<RemovalNotice removal={{ removed, gone, refused: stay, end }} />)
    expect(container.textContent).toBe(message)
  },
)
