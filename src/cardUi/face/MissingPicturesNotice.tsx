import { use } from 'react'
import styles from './MissingPicturesNotice.module.css'
import { PictureFailuresContext } from './pictureFailures.ts'

/** A notice in a corner of the page while card pictures cannot be loaded. Screen readers announce the failure at each card instead. */
export function MissingPicturesNotice() {
  const { isPaused } = use(PictureFailuresContext)
  return isPaused ? (
    <p aria-hidden className={styles['notice']}>
      Card pictures cannot be loaded at the moment.
    </p>
  ) : null
}
