/** What a proxy answers whose backend does not, and the host itself while it starts. */
const IN_ITS_PLACE: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * A `fetch` that fails as it does without a network where something answers in the backend's place. The backend's own words,
 * with whatever status, are JSON.
 */
export const failOnGatewayError =
  (ask: typeof fetch): typeof fetch =>
  async (...asked) => {
    const response = await ask(...asked)
    if (IN_ITS_PLACE.has(response.status) && !response.headers.get('content-type')?.includes('json'))
      throw new TypeError(`Failed to fetch: HTTP ${response.status}`)
    return response
  }
