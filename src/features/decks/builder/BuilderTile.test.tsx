import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { BuilderTile } from './BuilderTile.tsx'
import type { DraftStep } from './useDeckDraft.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(window, 'scrollTo').mockReturnValue() // by the router
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['a right click on a chosen card removes a copy', { button: 2 }, ['remove']],
  ['a click with Ctrl on a Mac removes a copy', { button: 0, ctrlKey: true }, ['remove']],
  ['the Menu key removes none', { button: 0 }, []],
])('%s', async (_, event, steps) => {
  const change = vi.fn<(step: DraftStep) => void>()
  const card = makeCard()
  const tile = () => (
    <BuilderTile
      card={card}
      path="/"
      copies={2}
      owned={null}
      free={undefined}
      isFull={false}
      change={change}
      onHold={() => undefined}
      priority={false}
      tabIndex={0}
    />
  )
  const history = createMemoryHistory()
  render(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component: tile }), history })} />)
  fireEvent.contextMenu(await screen.findByRole('button', { name: /^Add / }), event)
  expect(change.mock.calls.map(([{ type }]) => type)).toEqual(steps)
})
