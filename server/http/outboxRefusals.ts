import type { MiddlewareHandler } from 'hono'
import type { SiteEnv, SiteParts } from './site.ts'

const KINDS: Readonly<Record<string, string>> = {
  '/rest/v1/rpc/adjust_collection': 'copies',
  '/rest/v1/rpc/set_collection': 'copies',
  '/rest/v1/matches': 'matches',
  '/rest/v1/assembled_decks': 'assembled decks',
  '/rest/v1/rpc/set_wish': 'lists',
  '/rest/v1/rpc/set_playset': 'lists',
  '/rest/v1/rpc/set_list_settings': 'lists',
}

/** The browser sends these again: the session has ended, another write is first, or the host is busy. */
const TEMPORARY = new Set([401, 408, 425, 429])

export type OutboxRefusals = {
  /** The refusals since the start of the host, by kind. */
  readonly counts: Readonly<Record<string, number>>
  readonly count: MiddlewareHandler<SiteEnv>
}

/** Counts the writes of the browsers' outboxes (`src/data/offline/outboxes.ts`) that the database refused for good. */
export function outboxRefusals({ metrics }: Pick<SiteParts, 'metrics'>): OutboxRefusals {
  const counts: Record<string, number> = {}
  return {
    counts,
    async count(c, next) {
      await next()
      const { status } = c.res
      const kind = refusedKind(c.req.method, c.req.path, status)
      if (kind === undefined) return
      counts[kind] = (counts[kind] ?? 0) + 1
      metrics?.refusedWrite(kind, status)
    },
  }
}

const refusedKind = (method: string, path: string, status: number): string | undefined =>
  status >= 400 && status < 500 && !TEMPORARY.has(status) && !['GET', 'HEAD', 'OPTIONS'].includes(method)
    ? KINDS[path]
    : undefined
