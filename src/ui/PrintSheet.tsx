import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './PrintSheet.module.css'

/** Prints its children in place of the page while it is rendered. The sheet is invisible on screen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(<div className={styles['sheet']}>{children}</div>, document.body)
}
