import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { ALL_PAGES } from '#url/pages.ts'
import { makeRouter } from '../router.ts'

test('every declared page has a route, and every route except the one for unknown addresses has a declared page', () => {
  const context = { queryClient: new QueryClient(), loadContent: () => undefined, arrival: null }
  const { routesByPath } = makeRouter(context, createMemoryHistory())
  const routes = Object.keys(routesByPath).filter((path) => path !== '/$')
  expect(routes.toSorted()).toEqual(ALL_PAGES.map(([, { path }]) => path).toSorted())
})
