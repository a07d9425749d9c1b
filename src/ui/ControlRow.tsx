import type { ReactNode } from 'react'
import styles from './ControlRow.module.css'

/** A row of controls. On a small screen the row scrolls sideways and spans the screen. */
export function ControlRow({ children }: { children: ReactNode }) {
  return (
    <div
      className={styles['row']}
      onFocus={({ target }) => {
        // Browsers do not scroll to a focused control that is partly visible, and its focus ring would be clipped.
        const control = target.closest('label') ?? target
        control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    >
      {children}
    </div>
  )
}
