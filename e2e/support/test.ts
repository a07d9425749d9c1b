import { expect, test as base } from '@playwright/test'

type Watched = {
  /** What the page may complain about in a test that breaks something on purpose. */
  expectedErrors: RegExp | null
  watchErrors: void
}

/** A missing picture or an answer of 404 is the network's matter: the tests look at what the page makes of it. */
const NETWORK = /^Failed to load resource/

/** The test of every file here: whatever it looks at, it also fails when the page throws or logs an error. */
export const test = base.extend<Watched>({
  expectedErrors: [null, { option: true }],
  watchErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK.test(message.text())) errors.push(message.text())
      })
      await use()
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
