import type { ReactNode } from 'react'
import styles from './ControlRow.module.css'

/** Controls beside each other; on a phone one row that scrolls sideways, from edge to edge of the screen. */
export function ControlRow({ children }: { children: ReactNode }) {
  return (
    <div
      className={styles['row']}
      onFocus={({ target }) => {
        // Browsers leave what is partly in sight where it is; a ring that is cut says too little.
        const control = target.closest('label') ?? target
        control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    >
      {children}
    </div>
  )
}
