let isRequested = false

/**
 * Requests persistent storage, once per page: Safari deletes other storage after seven days without a visit. Firefox prompts its
 * user, so call this only while changes are waiting.
 */
export function protectStorage(): void {
  // The API is missing without HTTPS.
  if (isRequested || !('storage' in navigator)) return
  isRequested = true
  navigator.storage.persist().catch(() => undefined)
}
