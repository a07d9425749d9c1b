/** The measurements of the recorders injected into the page; times are in ms since navigation start. */
export type PageRecord = {
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** Start and duration of every task over 50 ms. */
  longTasks: [number, number][]
  /** From each key to the next paint, according to Event Timing (in steps of 8 ms). */
  keyToPaint: number[]
  /** When the awaited element was first visible. */
  ready: number
  /** When React had hydrated the first link of the page. */
  usable: number
  /** When the browser received the last key, and when its results were painted; 0 if not yet. */
  keyAt: number
  resultsAt: number
  frames: { running: boolean; count: number; blank: number; worstGap: number }
}

declare global {
  interface Window {
    bench: PageRecord
  }
}

/** Runs in the page before its scripts and fills `window.bench`. */
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
  const observe = (type: string, handle: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) handle(entry)
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
  const waitForAwaited = () => {
    const found = document.querySelector(awaited)
    if (found && found.getBoundingClientRect().height > 0) record.ready = performance.now()
    else requestAnimationFrame(waitForAwaited)
  }
  requestAnimationFrame(waitForAwaited)
  const waitForHydration = () => {
    const link = document.querySelector('main a')
    if (link && Object.keys(link).some((key) => key.startsWith('__react'))) record.usable = performance.now()
    else requestAnimationFrame(waitForHydration)
  }
  requestAnimationFrame(waitForHydration)
}

/** Runs in the page: records for every key when the change it caused inside `results` (a selector) was painted. */
export function recordResults(results: string): void {
  const record = window.bench
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => (record.resultsAt = performance.now()))
  painted.port1.start()
  // The event's time stamp is when the browser received the key, so time spent waiting for a busy page counts.
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      record.keyAt = timeStamp
      record.resultsAt = 0
    },
    { capture: true },
  )
  let pendingKey = 0
  new MutationObserver((mutations) => {
    // A card picture that loads or fails is not a result.
    const changed = mutations.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest(results) && !element.closest('li')
    })
    if (!changed || pendingKey === record.keyAt) return
    pendingKey = record.keyAt
    // The message is delivered after the frame's style, layout and paint.
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/**
 * Runs in the page: counts frames, the longest gap between two frames, and frames without a card near the viewport's
 * middle.
 */
export function recordFrames(card: string): void {
  const frames = { running: true, count: 0, blank: 0, worstGap: 0 }
  window.bench.frames = frames
  let last = performance.now()
  const tick = (now: number) => {
    if (!frames.running) return
    frames.worstGap = Math.max(frames.worstGap, now - last)
    last = now
    frames.count++
    // Probes two heights, because one may hit the gap between two rows.
    const places = [0.45, 0.6].flatMap((y) => [0.35, 0.5, 0.7].map((x) => [innerWidth * x, innerHeight * y] as const))
    if (!places.some(([x, y]) => document.elementFromPoint(x, y)?.closest(card))) frames.blank++
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}
