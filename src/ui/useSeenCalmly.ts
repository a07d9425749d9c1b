import { type RefObject, useEffect, useRef, useState } from 'react'

const waiting = new Set<() => void>()
let scheduled = false

/** Safari has no idle callbacks: a short pause does instead. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 60)

/** One at a time, so that no single task is long. */
function runNext() {
  const [next] = waiting
  if (!next) {
    scheduled = false
    return
  }
  waiting.delete(next)
  next()
  whenIdle(runNext)
}

function enqueue(run: () => void) {
  waiting.add(run)
  if (scheduled) return
  scheduled = true
  whenIdle(runNext)
}

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Made when first needed: there is none where a page is drawn beforehand. */
const sight = () =>
  (observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const run = callbacks.get(target)
      if (run && isIntersecting) enqueue(run)
      else if (run) waiting.delete(run)
    }
  }))

/**
 * Tells when an element is in sight and the browser has nothing more urgent to do, such as scrolling or answering a key.
 * For what may come a moment later: fine print that costs layout.
 * @param atOnce true where there is no reason to wait.
 */
export function useSeenCalmly<T extends Element>(atOnce: boolean): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [seen, setSeen] = useState(atOnce)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const run = () => setSeen(true)
    callbacks.set(element, run)
    sight().observe(element)
    return () => {
      sight().unobserve(element)
      callbacks.delete(element)
      waiting.delete(run)
    }
  }, [seen])
  return [ref, seen]
}
