import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/fraunces/index.css'
import '@fontsource-variable/fraunces/wght-italic.css'
import '#ui/fonts.css'
import '#ui/base.css'
import '#ui/fields.css'
import '#ui/print.css'
import '#ui/tokens.css'
import '#cardUi/inks.css'
import '#cardUi/symbols.css'
import { rememberPresses } from './earlyPresses.ts'
import { focusSearchAtSlash } from './searchShortcut.ts'
import { importFile } from './importFile.ts'

declare global {
  interface Window {
    /** Resolves once the prerendered page has been painted (index.html). */
    readonly whenSeen: Promise<void>
  }
}

/** Shows a failure that happens before the app can show it, with a button to try again (requirements §2). */
function showLoadingError(root: HTMLElement, error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  const title = document.createElement('h1')
  title.textContent = 'Loading Error'
  const text = document.createElement('p')
  text.textContent = message
  const button = document.createElement('button')
  button.textContent = 'Reload Page'
  button.addEventListener('click', () => location.reload())
  const box = document.createElement('main')
  box.className = 'startup-error'
  box.setAttribute('role', 'alert')
  box.append(title, text, button)
  root.replaceChildren(box)
}

/** Like `nextTask` in src/data, which belongs to the app's code and is loaded later. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

globalThis.importFile = importFile

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
document.addEventListener('keydown', focusSearchAtSlash)
const takePresses = rememberPresses()
try {
  await window.whenSeen
  // The imports are dynamic, so that a failure while modules start is caught too. The largest module comes first, so that
  // not all of them start in one task.
  await import('react-dom/client')
  await nextTask()
  const { start } = await import('./start.tsx')
  await nextTask()
  await start(root, takePresses)
} catch (error) {
  console.error(error)
  showLoadingError(root, error)
}
