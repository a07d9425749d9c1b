/** What a page notes about itself while it is measured; times in ms since the navigation began. */
export type PageRecord = {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** Start and duration of every task over 50 ms. */
  longTasks: [number, number][]
  /** From a key until the next paint, as the browser counts it (Event Timing, in steps of 8 ms). */
  keyToPaint: number[]
  /** When the awaited element first had a box. */
  ready: number
  /** When React had taken over the first link of the page: from then on it does what it should when it is used. */
  usable: number
  /** When the last key reached the browser, and when the results that it brought were painted; 0 for not yet. */
  keyAt: number
  resultsAt: number
  frames: { running: boolean; count: number; blank: number; worstGap: number }
}

declare global {
  interface Window {
    bench: PageRecord
  }
}

/** Runs in the page before any script of its own and fills `window.bench`. */
export function recordPage(awaited: string): void {
  const record: PageRecord = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    longTasks: [],
    keyToPaint: [],
    ready: 0,
    usable: 0,
    keyAt: 0,
    resultsAt: 0,
    frames: { running: false, count: 0, blank: 0, worstGap: 0 },
  }
  window.bench = record
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true, ...more })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (record.largestPaint = startTime))
  observe('longtask', ({ startTime, duration }) => record.longTasks.push([startTime, duration]))
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) record.layoutShift += shift.value
  })
  observe(
    'event',
    ({ name, duration }) => {
      if (/^key|input$/.test(name)) record.keyToPaint.push(duration)
    },
    { durationThreshold: 16 },
  )
  const look = () => {
    const found = document.querySelector(awaited)
    if (found && found.getBoundingClientRect().height > 0) record.ready = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const tryOut = () => {
    const link = document.querySelector('main a')
    if (link && Object.keys(link).some((key) => key.startsWith('__react'))) record.usable = performance.now()
    else requestAnimationFrame(tryOut)
  }
  requestAnimationFrame(tryOut)
}

/** Runs in the page: from now on notes for every key when what it changed of the `results`, a selector, was on screen. */
export function recordResults(results: string): void {
  const record = window.bench
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => (record.resultsAt = performance.now()))
  painted.port1.start()
  // The time stamp of a key is when the browser got it, so that waiting for a busy page counts.
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      record.keyAt = timeStamp
      record.resultsAt = 0
    },
    { capture: true },
  )
  let waiting = 0
  new MutationObserver((mutations) => {
    // A picture that comes or fails is no result.
    const changed = mutations.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest(results) && !element.closest('li')
    })
    if (!changed || waiting === record.keyAt) return
    waiting = record.keyAt
    // The message comes after the frame's own style, layout and paint.
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Runs in the page: counts frames, the longest gap between two, and those with no card around the middle of the view. */
export function recordFrames(card: string): void {
  const frames = { running: true, count: 0, blank: 0, worstGap: 0 }
  window.bench.frames = frames
  let last = performance.now()
  const tick = (now: number) => {
    if (!frames.running) return
    frames.worstGap = Math.max(frames.worstGap, now - last)
    last = now
    frames.count++
    // Two heights, because one may be the space between two rows.
    const places = [0.45, 0.6].flatMap((y) => [0.35, 0.5, 0.7].map((x) => [innerWidth * x, innerHeight * y] as const))
    if (!places.some(([x, y]) => document.elementFromPoint(x, y)?.closest(card))) frames.blank++
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}
