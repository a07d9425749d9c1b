import type { LogConfig } from 'kysely'

/** A statement that has ended, without the values of its parameters. */
export type EndedQuery = { readonly sql: string; readonly ms: number; readonly error?: unknown }

/** Called after each statement, in the asynchronous context in which it ran. */
export type OnQuery = (query: EndedQuery) => void

/** The options of Kysely that report statements to `onQuery`; none without it. */
export const reportTo = (onQuery: OnQuery | undefined): { log?: LogConfig } =>
  onQuery
    ? {
        log: ({ query, queryDurationMillis: ms, ...event }) =>
          onQuery({ sql: query.sql, ms, ...('error' in event && { error: event.error }) }),
      }
    : {}
