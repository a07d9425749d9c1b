import { type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from './PrintSheet.module.css'

/** The number of mounted sheets. */
let sheets = 0

function countSheets(change: 1 | -1) {
  sheets += change
  document.body.toggleAttribute('data-has-sheet', sheets > 0)
}

/** Prints its children in place of the page while it is rendered. The sheet is invisible on screen. */
export function PrintSheet({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    countSheets(1)
    return () => countSheets(-1)
  }, [])
  return createPortal(<div className={styles['sheet']}>{children}</div>, document.body)
}
