import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Backend } from '../backend/createBackend.ts'
import type { Database } from '../backend/database.ts'
import type { Settings } from '../config.ts'
import type { Secrets } from '../dataFolder.ts'

/** What the parts of the site are made of. */
export type SiteParts = {
  readonly settings: Settings
  /** The address that visitors use. */
  readonly siteUrl: string
  readonly siteDir: string
  readonly secrets: Secrets
  readonly backend: Backend
  readonly database: Database
  readonly log: Logger
}

/** What a request carries on its way through the site. */
export type SiteEnv = {
  Bindings: HttpBindings
  Variables: {
    client: string
    /** What a body of JSON says. */
    body?: unknown
    /** Of a page that was drawn: its own style sheets, as sources of the content security policy. */
    drawnStyles?: readonly string[]
  }
}
