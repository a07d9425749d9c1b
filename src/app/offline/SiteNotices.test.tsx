import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearEndedSession, markSessionEnded } from '#data/session/endedSession.ts'
import { SiteNotices } from './SiteNotices.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useLocation: () => true, // as on the sign-in page
}))

afterEach(() => {
  cleanup()
  clearEndedSession()
})

test('the page gets the focus of Dismiss, which disappears', async () => {
  render(
    <>
      <SiteNotices />
      <main tabIndex={-1} />
    </>,
  )
  await act(async () => markSessionEnded())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
