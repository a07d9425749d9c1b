import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminStatsQuery } from '#data/admin/adminStats.ts'
import { AdminDashboard } from './AdminDashboard.tsx'

let queryClient: QueryClient
beforeEach(async () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue() // by the router
  queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const admin = { id: 'admin', email: 'keeper@example.org', username: 'keeper', createdAt: '2026-11-20T10:00:00Z' }
  const routeTree = createRootRoute({ component: () => <AdminDashboard admin={admin} /> })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
})
afterEach(cleanup)

test('six tools are announced and cannot be pressed', () => {
  const tools = within(screen.getByRole('region', { name: 'Management' }))
  expect(tools.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'User Management',
    'Card Database',
    'Content Moderation',
    'Analytics',
    'Set Management',
    'Site Settings',
  ])
  expect(tools.getAllByText('Coming Soon')).toHaveLength(6)
  for (const role of ['button', 'link']) expect(tools.queryAllByRole(role)).toEqual([])
})

test('the figures are dashes until they have loaded', async () => {
  const stats = within(screen.getByRole('region', { name: 'Quick Stats' }))
  const figures = () => stats.getAllByRole('definition').map(({ textContent }) => textContent)
  const names = stats.getAllByRole('term').map(({ textContent }) => textContent.trim())
  expect(names).toEqual(['Total Users', 'Total Decks', 'Total Cards', 'Active Today'])
  expect(figures()).toEqual(names.map(() => '—not known yet'))
  const known = { users: 1200, decks: 34, cards: 2908, activeToday: 5 }
  queryClient.setQueryData(adminStatsQuery('admin').queryKey, known)
  await stats.findByText('1,200')
  expect(figures()).toEqual(['1,200', '34', '2,908', '5'])
})

test('the system status has four panels, and the activity is announced', () => {
  expect(screen.getByText('Welcome, keeper@example.org')).toBeDefined()
  const system = within(screen.getByRole('region', { name: 'System Status' }))
  const panels = system.getAllByRole('region').map((panel) => within(panel).getByRole('heading').textContent)
  expect(panels).toEqual(['Price Data', 'Card Database', 'Sets Monitoring', 'Extra Cards'])
  expect(screen.getByRole('region', { name: 'Recent Activity' }).textContent).toContain('Activity Tracking Coming Soon')
})
