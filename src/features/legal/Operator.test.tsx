import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => document.body.replaceChildren())

/** What the page says on a host with these settings. */
async function textWith(settings: object) {
  document.body.innerHTML = `<script id="settings" type="application/json">${JSON.stringify(settings)}</script>`
  const { Operator } = await import('./Operator.tsx')
  return render(<Operator />).container
}

test('whoever runs the site is named by the address they gave', async () => {
  const said = await textWith({ contact: 'folio@example.org' })
  expect(said.textContent).toBe('whoever runs this site, at folio@example.org')
  expect(said.querySelector('a')?.href).toBe('mailto:folio@example.org')
})

test('without an address nobody is made up', async () => {
  const said = await textWith({ contact: null })
  expect(said.textContent).toBe('whoever runs this site')
  expect(said.querySelector('a')).toBeNull()
})
