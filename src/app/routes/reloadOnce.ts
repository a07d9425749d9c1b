const KEY = 'lorefolio.reloadedBuild'

/** The entry script, whose name differs from build to build. */
const currentBuild = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

/** Reloads the page, but never twice from the same build: a cache that answers with the old one would make it a loop. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(KEY) === currentBuild()) return
    sessionStorage.setItem(KEY, currentBuild())
  } catch {
    // Without storage a loop could not be noticed.
    return
  }
  location.reload()
}
