import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => document.body.replaceChildren())

/** The text of the page on a host with these settings. */
async function textWith(settings: object) {
  document.body.innerHTML = `<script id="settings" type="application/json">${JSON.stringify(settings)}</script>`
  const { Operator } = await import('./Operator.tsx')
  return render(<Operator />).container
}

test('the operator is named by the configured address', async () => {
  const operator = await textWith({ contact: 'folio@example.org' })
  expect(operator.textContent).toBe('the operator of this site, at folio@example.org')
  expect(operator.querySelector('a')?.href).toBe('mailto:folio@example.org')
})

test('without an address no operator is named', async () => {
  const operator = await textWith({ contact: null })
  expect(operator.textContent).toBe('the operator of this site')
  expect(operator.querySelector('a')).toBeNull()
})
