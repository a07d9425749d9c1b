import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Backend } from '../backend/createBackend.ts'
import type { Database } from '../backend/database.ts'
import type { DatabaseChanges } from '../backend/databaseChanges.ts'
import type { Reads } from '../backend/replica/replica.ts'
import type { Settings } from '../config.ts'
import type { Connections } from './health.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Secrets } from '../secrets.ts'

/** The dependencies of the site's routes. */
export type SiteParts = {
  readonly settings: Settings
  /** The address that visitors use. */
  readonly siteUrl: string
  readonly siteDir: string
  readonly secrets: Secrets
  readonly backend: Backend
  readonly database: Database
  /** For reads of what members publish, which may be a moment old. Nothing that they return may be cached until something else changes. */
  readonly reads: Reads
  /** Changes by other hosts. Absent on the embedded database, which has no other host. */
  readonly changes?: DatabaseChanges | undefined
  readonly log: Logger
  /** Absent without METRICS_TOKEN. */
  readonly metrics?: Metrics | undefined
  /** Absent without OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly tracing?: Pick<Tracing, 'request'> | undefined
  readonly connections?: () => Connections
  readonly queueBurstMs?: number | undefined
  /** Whether the host got a signal to stop. */
  readonly isStopping?: () => boolean
}

/** The environment of Hono's contexts. */
export type SiteEnv = {
  Bindings: HttpBindings
  Variables: {
    /** The address of the client. */
    client: string
    /** The parsed body, if it is JSON. */
    body?: unknown
    /** The inline style sheets of a prerendered page, as sources of the content security policy. */
    prerenderedStyles?: readonly string[]
  }
}
