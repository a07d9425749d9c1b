import { afterEach, expect, test, vi } from 'vitest'
import { loadNeededScripts } from './neededScripts.ts'

const NEEDED = '<script type="application/json" id="needed">["/assets/start.js","/assets/cards.js"]</script>'

/** The scripts that the page has begun to load. */
const loading = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    ({ href }) => new URL(href).pathname,
  )

/** Lets whatever waits for a task and nothing else go on. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The browser's frames, which come when they are told to. */
function holdFrames() {
  const waiting: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => waiting.push(call))
  return { draw: () => waiting.splice(0).forEach((call) => call(0)) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

test('the scripts of a drawn page wait until it was painted, and so does the app', async () => {
  document.head.innerHTML = NEEDED
  const { draw } = holdFrames()
  const app = vi.fn<() => void>()
  const done = loadNeededScripts().then(app)
  await nextTask()
  expect(loading()).toEqual([])
  draw()
  // The frame is painted after its callbacks.
  expect(loading()).toEqual([])
  expect(app).not.toHaveBeenCalled()
  await done
  expect(loading()).toEqual(['/assets/start.js', '/assets/cards.js'])
})

test('in a tab that nobody sees, which paints nothing, they come at once', async () => {
  document.head.innerHTML = NEEDED
  holdFrames()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await loadNeededScripts()
  expect(loading()).toHaveLength(2)
})

test('so they do where the service worker has them', async () => {
  document.head.innerHTML = NEEDED
  holdFrames()
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  await loadNeededScripts()
  expect(loading()).toHaveLength(2)
})

test('a page that is not drawn waits for nothing', async () => {
  holdFrames()
  await loadNeededScripts()
  expect(loading()).toEqual([])
})
