import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NothingShown } from './NothingShown.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the search field gets the focus of Show All Cards, which disappears', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const onShowAll = vi.fn<() => void>()
  render(
    <>
      <input aria-label="Search" aria-keyshortcuts="/" />
      <NothingShown show="wishes" isOwn onShowAll={onShowAll} />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Show All Cards' }))
  expect(onShowAll).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
