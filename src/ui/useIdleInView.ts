import { type RefObject, useEffect, useRef, useState } from 'react'

const queue = new Set<() => void>()
let scheduled = false

/** Safari has no `requestIdleCallback`; a short timeout replaces it. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 60)

/** Runs one callback per idle period, so that no task is long. */
function runNext() {
  const [next] = queue
  if (!next) {
    scheduled = false
    return
  }
  queue.delete(next)
  next()
  whenIdle(runNext)
}

function enqueue(run: () => void) {
  queue.add(run)
  if (scheduled) return
  scheduled = true
  whenIdle(runNext)
}

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Created on first use, because there is no `IntersectionObserver` during prerendering. */
const getObserver = () =>
  (observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const run = callbacks.get(target)
      if (run && isIntersecting) enqueue(run)
      else if (run) queue.delete(run)
    }
  }))

/**
 * Says when an element has come into view and the browser is idle. Use it for content that costs layout and can appear
 * a moment later, such as rules text.
 * @param atOnce true to skip the wait.
 */
export function useIdleInView<T extends Element>(atOnce: boolean): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [isSeen, setIsSeen] = useState(atOnce)
  useEffect(() => {
    const element = ref.current
    if (!element || isSeen) return
    const run = () => setIsSeen(true)
    callbacks.set(element, run)
    getObserver().observe(element)
    return () => {
      getObserver().unobserve(element)
      callbacks.delete(element)
      queue.delete(run)
    }
  }, [isSeen])
  return [ref, isSeen]
}
