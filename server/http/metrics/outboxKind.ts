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

/** The kind of a write that the outboxes of browsers send (`src/data/offline/outboxes.ts`), if the database refused it for good. */
export const refusedOutboxKind = (method: string, path: string, status: number): string | undefined =>
  status >= 400 && status < 500 && !TEMPORARY.has(status) && !['GET', 'HEAD', 'OPTIONS'].includes(method)
    ? KINDS[path]
    : undefined
