import { expect, test as base } from '@playwright/test'

type Watched = {
  /** Errors that the page may report in a test that breaks a request on purpose. */
  expectedErrors: RegExp | null
  watchErrors: void
}

/** A missing picture or a 404 is logged by the browser; the tests check what the page shows. */
const NETWORK = /^Failed to load resource/

/** The `test` of every file here, which also fails if the page throws or logs an error. */
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
