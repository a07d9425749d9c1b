import { expect, test } from 'vitest'
import { isNewest } from './isNewest.ts'

const page = (entry: string, style: string) =>
  `<!doctype html><head><script type="module" crossorigin src="/assets/${entry}.js"></script>
<style>.${style}{color:gold}</style></head><body>${Math.random()}</body>`

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('a page of the same build is the newest, although other parts of it differ', () => {
  expect(isNewest(open(page('index-1', 'style-1')), page('index-1', 'style-1'))).toBe(true)
})

test.each([
  ['its code', page('index-2', 'style-1')],
  ['only its styles', page('index-1', 'style-2')],
])('a page is outdated when the host has changed %s', (_, now) => {
  expect(isNewest(open(page('index-1', 'style-1')), now)).toBe(false)
})
