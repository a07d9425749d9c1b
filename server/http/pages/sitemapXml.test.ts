import { expect, test } from 'vitest'
import { MAX_ADDRESSES, sitemapXml } from './sitemapXml.ts'

test('addresses are escaped', () => {
  const file = sitemapXml('urlset', 'https://lorefolio.example', [{ path: "/cards?set=Ursula's&color=<" }])
  expect(file).toContain('<url><loc>https://lorefolio.example/cards?set=Ursula&apos;s&amp;color=&lt;</loc></url>')
})

test('an index has the last changes of its files', () => {
  const file = sitemapXml('sitemapindex', '', [{ path: '/a.xml', changed: '2026-11-20T12:00:00Z' }])
  expect(file).toMatch(/<sitemapindex [^>]+>\n<sitemap><loc>\/a.xml<\/loc><lastmod>2026-11-20T12:00:00Z<\/lastmod>/)
})

test('a file has at most as many addresses as search engines read', () => {
  const many = Array.from({ length: MAX_ADDRESSES + 1 }, (_, at) => ({ path: `/deck/${at}` }))
  expect(sitemapXml('urlset', '', many).match(/<url>/g)).toHaveLength(50_000)
})
