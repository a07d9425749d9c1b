let isRequested = false

/**
 * Requests once that the browser never clears the storage of this site unprompted: Safari deletes it after seven days without a
 * visit. Firefox shows its user the question, so call it only when data is at stake.
 */
export function protectStorage(): void {
  // The API is missing without HTTPS.
  if (isRequested || !('storage' in navigator)) return
  isRequested = true
  navigator.storage.persist().catch(() => undefined)
}
