import { ImageOff } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import styles from './MissingPicturesNotice.module.css'
import { PictureFailuresContext } from './pictureFailures.ts'

/** How long the notice stays above a page. */
const SHOWN_MS = 6000

/**
 * A notice while card pictures cannot be loaded: in the sidebar, or for a while and once a visit above the page of a
 * small screen. Presses go through it. Screen readers announce the failure at each card instead.
 */
export function MissingPicturesNotice({ place }: { place: 'sidebar' | 'page' }) {
  const { isPaused } = use(PictureFailuresContext)
  const [isOver, setOver] = useState(false)
  const isBrief = place === 'page'
  useEffect(() => {
    if (!isBrief || !isPaused) return
    const timer = setTimeout(() => setOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isBrief, isPaused])
  const text = 'Card pictures cannot be loaded at the moment.'
  return isPaused && !isOver ? (
    <p aria-hidden className={styles['notice']} data-place={place} title={isBrief ? undefined : text}>
      {isBrief ? null : <ImageOff size={19} strokeWidth={1.75} />}
      <span>{text}</span>
    </p>
  ) : null
}
