import { expect, test } from 'vitest'
import { MAX_ADDRESSES, sitemapXml } from './sitemapXml.ts'

test('an address is written so that it is read as it is', () => {
  const file = sitemapXml('urlset', 'https://lorefolio.example', [{ path: "/cards?set=Ursula's&color=<" }])
  expect(file).toContain('<url><loc>https://lorefolio.example/cards?set=Ursula&apos;s&amp;color=&lt;</loc></url>')
})

test('a file of files has their last changes', () => {
  const file = sitemapXml('sitemapindex', '', [{ path: '/a.xml', changed: '2026-11-20T12:00:00Z' }])
  expect(file).toMatch(/<sitemapindex [^>]+>\n<sitemap><loc>\/a.xml<\/loc><lastmod>2026-11-20T12:00:00Z<\/lastmod>/)
})

test('a file holds no more than search engines read', () => {
  const many = Array.from({ length: MAX_ADDRESSES + 1 }, (_, at) => ({ path: `/deck/${at}` }))
  expect(sitemapXml('urlset', '', many).match(/<url>/g)).toHaveLength(50_000)
})
