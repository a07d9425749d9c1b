import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '#data/settings.ts'
import { Sidebar } from './Sidebar.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouterState: () => '/',
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

test('the links of the site’s operator are in the menu, and open in a new tab', () => {
  Object.assign(settings, { social: [{ name: 'Discord', url: 'https://discord.example/lorefolio' }] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Sidebar />
    </QueryClientProvider>,
  )
  const link = screen.getByRole('link', { name: 'Discord' })
  expect(link.getAttribute('href')).toBe('https://discord.example/lorefolio')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})
