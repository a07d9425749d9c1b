import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the line above a list: when the list becomes another one while that line is scrolled out at the top, it comes back
 * into sight. Whoever changes a filter far down wants to see the first of the new cards.
 * @param source what the list is taken from: nobody asked for the other list that comes with another source.
 */
export function useScrollBack(list: unknown, source: unknown): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null)
  const passed = useRef(false)
  const shown = useRef({ list, source })

  useEffect(() => {
    if (!line.current) return
    const observer = new IntersectionObserver(([entry]) => {
      passed.current = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0
    })
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const before = shown.current
    shown.current = { list, source }
    if (before.list !== list && before.source === source && passed.current) line.current?.scrollIntoView()
  }, [list, source])

  return line
}
