import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './ControlRow.module.css'

/**
 * A row of controls. On a small screen the row scrolls sideways and spans the screen. It begins where the chosen radio
 * button is visible.
 * @param before changes when controls appear or disappear before the first child, by `order`. The row scrolls by their width,
 * so that a pressed control stays below the finger.
 */
export function ControlRow({
  before = '',
  className = '',
  children,
}: {
  before?: string
  className?: string | undefined
  children: ReactNode
}) {
  const row = useRef<HTMLDivElement>(null)
  const lastStart = useRef<number>(undefined)
  // Filters that nobody pressed, such as the inks of an opened deck, must not scroll the row past its beginning.
  const isUsed = useRef(false)
  useLayoutEffect(() => {
    const first = row.current?.firstElementChild
    if (!row.current || !(first instanceof HTMLElement)) return
    const start = first.offsetLeft
    if (isUsed.current) row.current.scrollLeft += start - (lastStart.current ?? start)
    lastStart.current = start
  }, [before])
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('input:checked')?.closest('label')
    if (!row.current || !chosen) return
    // Unlike `scrollIntoView`, this never scrolls the page.
    const end =
      row.current.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row.current).paddingRight)
    row.current.scrollLeft += Math.max(0, chosen.getBoundingClientRect().right - end)
  }, [])
  return (
    <div
      ref={row}
      className={`${styles['row']} ${className}`}
      onPointerDown={() => (isUsed.current = true)}
      onFocus={({ target }) => {
        isUsed.current = true
        // Browsers do not scroll to a focused control that is partly visible, and its focus ring would be clipped.
        const control = target.closest('label') ?? target
        control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    >
      {children}
    </div>
  )
}
