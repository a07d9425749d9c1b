import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import type { Engine } from './engine.ts'
import { Phone } from './phone.ts'
import { type Proxy, startProxy } from './startProxy.ts'
import { startFirefox } from './startFirefox.ts'
import { startWebKit } from './startWebKit.ts'

type Parts = {
  /** A window of 390 by 844 CSS px, in the engine of the project. Nothing is stored at the address that it opens. */
  phone: Phone
  /** The connection between the phone and the host. Each test has another port, and so another storage in the engine. */
  connection: Proxy
}

type WorkerParts = {
  /** The engine of the project, or undefined if it is not installed. It starts once for many tests. */
  engine: Engine | undefined
}

const { E2E_PORT, FIREFOX_PATH, WEBKIT_PATH } = process.env

const ENGINES: Record<string, { program: string | undefined; start: typeof startFirefox }> = {
  firefox: { program: FIREFOX_PATH, start: startFirefox },
  webkit: { program: WEBKIT_PATH, start: startWebKit },
}

/** The `test` of the journeys in other engines than Chromium. A failed test leaves a screenshot. */
export const test = base.extend<Parts, WorkerParts>({
  engine: [
    // Playwright requires the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const { program, start } = ENGINES[project.name] ?? {}
      const engine = program && start ? await start(program) : undefined
      await engine?.resize(390, 844)
      await use(engine)
      await engine?.stop()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  connection: async ({}, use) => {
    const proxy = await startProxy(Number(E2E_PORT))
    await use(proxy)
    await proxy.cut()
  },
  phone: async ({ connection, engine }, use, info) => {
    if (!engine) return test.skip(true, `${info.project.name} is not installed`)
    await use(new Phone(engine, connection.url))
    if (info.status === info.expectedStatus) return
    mkdirSync(info.outputDir, { recursive: true })
    writeFileSync(join(info.outputDir, 'phone.png'), await engine.screenshot())
  },
})

export { expect }
