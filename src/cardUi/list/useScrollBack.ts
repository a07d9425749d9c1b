import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls the line above a list back into view when the list changes below it, because a new filter should show its first
 * cards.
 * @param source the source of the list. A list that changes with its source does not scroll.
 * @returns a ref for the line.
 */
export function useScrollBack(list: unknown, source: unknown): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null)
  const isPassed = useRef(false)
  const shown = useRef({ list, source })

  useEffect(() => {
    if (!line.current) return
    const observer = new IntersectionObserver(([entry]) => {
      isPassed.current = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0
    })
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const before = shown.current
    shown.current = { list, source }
    if (before.list !== list && before.source === source && isPassed.current) line.current?.scrollIntoView()
  }, [list, source])

  return line
}
