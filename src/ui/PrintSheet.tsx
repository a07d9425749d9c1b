import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './PrintSheet.module.css'

/** What is printed in place of the page as long as this is rendered. It shows on paper alone, and then nothing else does. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(<div className={styles['sheet']}>{children}</div>, document.body)
}
