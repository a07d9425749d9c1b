import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { TabBar } from './TabBar.tsx'

const viewerId = vi.hoisted(() => vi.fn<() => string | undefined>())
vi.mock(import('#data/session/useViewer.ts'), async (original) => ({ ...(await original()), useViewerId: viewerId }))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouterState: () => '/',
  useLocation: () => '/',
  Link: ({ onClick, children }: { onClick?: () => void; children: ReactNode }) => (
    <a
      href="#there"
      onClick={(event) => {
        event.preventDefault()
        onClick?.()
      }}
    >
      {children}
    </a>
  ),
}))

beforeEach(stubDialogs)
afterEach(cleanup)

const sheet = () => screen.queryByRole('dialog', { name: 'Add' })
const openSheet = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }))

test('the sheet does not stay open over the sign-in page', async () => {
  viewerId.mockReturnValue(undefined)
  render(<TabBar />)
  openSheet()
  fireEvent.click(await screen.findByRole('link', { name: /^Log match/ }))
  expect(sheet()).toBeNull()
})

test('a sheet that was open when the session ended is closed after the next sign-in', async () => {
  viewerId.mockReturnValue('me')
  const { rerender } = render(<TabBar />)
  openSheet()
  await screen.findByRole('button', { name: /^Log match/ })
  viewerId.mockReturnValue(undefined)
  rerender(<TabBar />)
  viewerId.mockReturnValue('me')
  rerender(<TabBar />)
  expect(sheet()).toBeNull()
})

test('a sheet that a member opens while the session is being restored stays open', async () => {
  viewerId.mockReturnValue(undefined)
  const { rerender } = render(<TabBar />)
  openSheet()
  await screen.findByRole('link', { name: /^Log match/ })
  viewerId.mockReturnValue('me')
  rerender(<TabBar />)
  await waitFor(() => expect(screen.getByRole('button', { name: /^Log match/ })).toBeDefined())
})
