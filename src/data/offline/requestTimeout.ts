const TIMEOUT_MS = 20_000

/** Request timeout while holding the lock of an outbox; other tabs are waiting for it. */
export const requestTimeout = (): AbortSignal => AbortSignal.timeout(TIMEOUT_MS)
