import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { focusRegion } from './focusRegion.ts'

afterEach(cleanup)

test.each([
  ['Show all', 'Matches'],
  ['Dismiss', 'Page'],
])('the focus of %s moves to %s', (button, region) => {
  render(
    <>
      <button type="button">Dismiss</button>
      <main tabIndex={-1} aria-label="Page">
        <section tabIndex={-1} aria-label="Matches">
          <button type="button" tabIndex={-1}>
            Show all
          </button>
        </section>
      </main>
    </>,
  )
  focusRegion(screen.getByRole('button', { name: button }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe(region)
})
