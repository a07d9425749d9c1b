import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Notice } from './Notice.tsx'
import { Outcome } from './Outcome.tsx'

afterEach(cleanup)

test('a notice appears in the status that was there before, and is no status itself', () => {
  const outcome = (isDone: boolean) => <Outcome>{isDone ? <Notice kind="success">Saved.</Notice> : null}</Outcome>
  const { rerender } = render(outcome(false))
  const status = screen.getByRole('status')
  expect(status.matches(':empty')).toBe(true)
  rerender(outcome(true))
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Saved.')
})
