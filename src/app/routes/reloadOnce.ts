const KEY = 'lorefolio.reloadedBuild'

/** The entry script; its name is different in every build. */
const currentBuild = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

/** Reloads the page, but never twice from the same build: if a cache serves the old build again, it would reload forever. */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(KEY) === currentBuild()) return
    sessionStorage.setItem(KEY, currentBuild())
  } catch {
    // Without storage a loop could not be detected.
    return
  }
  location.reload()
}
