import { expect, test } from 'vitest'
import { isAppPage } from './isAppPage.ts'

test.each(['/', '/cards', '/card/mr.smee-captain-of-the-jolly-roger-1', '/user/1/collection', '/no-such-page'])(
  '%s is a page of the app',
  (path) => {
    expect(isAppPage(path)).toBe(true)
  },
)

test.each([
  '/rest/v1/decks',
  '/auth/v1/callback',
  '/functions/v1/check-sets',
  '/pictures/360/pack-1-1',
  '/healthz',
  '/config.json',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
  '/preview/deck/1.png',
])('only the host answers %s', (path) => {
  expect(isAppPage(path)).toBe(false)
})

test.each(['/reset-password', '/confirm-email/'])(
  'the app shell never replaces %s, because its address carries a code',
  (path) => {
    expect(isAppPage(path)).toBe(false)
  },
)
