/**
 * Begins to load the scripts that a drawn page names (`<script id="needed">`), all at once, when what was drawn is in sight:
 * on a slow line they would take turns with it, and nothing of it waits for them (decision 031). Where the service worker has
 * them already, and in a tab that nobody sees, that is now.
 */
export async function loadNeededScripts(): Promise<void> {
  const list = document.getElementById('needed')?.textContent
  if (!list) return
  if (document.visibilityState === 'visible' && !navigator.serviceWorker?.controller) await nextPaint()
  for (const address of JSON.parse(list) as string[]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    document.head.append(link)
  }
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
