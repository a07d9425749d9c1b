import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PageHead } from './PageHead.tsx'

/** The head that a host at another address rendered for the first page. */
beforeEach(() => {
  document.head.innerHTML = `<title>Elsa</title>
    <link rel="canonical" href="https://lorefolio.example/card/elsa-1">
    <meta property="og:url" content="https://lorefolio.example/card/elsa-1">
    <meta property="og:image" content="https://lorefolio.example/preview/card/elsa-1.png?v=1">
    <meta property="og:image:alt" content="Elsa">
    <script type="application/ld+json">{}</script>`
})

const content = (name: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)?.content
const canonical = () => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
const data = () => document.head.querySelector('script')

test('the first page keeps the preview picture and the structured data that the host wrote', () => {
  render(<PageHead title="Elsa" description="A card" path="/card/elsa-1" />)
  expect(content('og:image')).toBe('https://lorefolio.example/preview/card/elsa-1.png?v=1')
  expect(data()).not.toBeNull()
})

test('the next page gets its own title, description and address, under the origin that visitors use', () => {
  const { rerender } = render(<PageHead title="Elsa" path="/card/elsa-1" />)
  rerender(<PageHead title="Decks" description="All decks" path="/decks" />)
  expect(document.title).toBe('Decks')
  expect([content('og:title'), content('description'), content('og:description')]).toEqual([
    'Decks',
    'All decks',
    'All decks',
  ])
  expect([canonical(), content('og:url')]).toEqual(Array(2).fill('https://lorefolio.example/decks'))
  expect(content('og:image')).toContain('/preview.png')
  expect([content('og:image:alt'), data()]).toEqual([undefined, null])
})

test('a page that is not indexed has no canonical address', () => {
  const { rerender } = render(<PageHead title="Elsa" path="/card/elsa-1" />)
  rerender(<PageHead title="Sign In" noindex />)
  expect([canonical(), content('og:url'), content('robots')]).toEqual([undefined, undefined, 'noindex'])
  rerender(<PageHead title="Elsa" path="/card/elsa-1" />)
  expect(content('robots')).toBeUndefined()
  expect(canonical()).toContain('/card/elsa-1')
})
