import { use } from 'react'
import styles from './MissingPicturesNotice.module.css'
import { PictureFailuresContext } from './pictureFailures.ts'

/** Says once on a page that no card pictures can be had at the moment. Screen readers hear it at each picture. */
export function MissingPicturesNotice() {
  const { isPaused } = use(PictureFailuresContext)
  return isPaused ? (
    <p aria-hidden className={styles['notice']}>
      Card pictures cannot be loaded at the moment.
    </p>
  ) : null
}
