/** The statuses of a proxy whose backend does not answer, and of the host while it starts. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * A `fetch` that fails like one without a network if a proxy answers instead of the backend. The backend's answers are JSON,
 * whatever their status.
 */
export const failOnGatewayError =
  (send: typeof fetch): typeof fetch =>
  async (...request) => {
    const response = await send(...request)
    if (GATEWAY_STATUSES.has(response.status) && !response.headers.get('content-type')?.includes('json'))
      throw new TypeError(`Failed to fetch: HTTP ${response.status}`)
    return response
  }
