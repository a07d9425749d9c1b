import { Link } from '@tanstack/react-router'
import { INKS } from '#domain/cards/vocabulary.ts'
import { bloomImage } from '#cardUi/face/bloomImage.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { paths } from '#url/paths.ts'
import styles from './InkPages.module.css'

/** The six inks as pages of an illuminated book, fanned out; each leads to its cards. */
export function InkPages() {
  return (
    <ul className={styles['fan']} aria-label="Cards by ink">
      {INKS.map((ink) => (
        <li key={ink}>
          <Link to={paths.cards({ color: [ink] })} className={styles['page']} {...inkAttributes([ink])}>
            <span className={styles['art']} style={{ '--bloom': bloomImage(ink) } as React.CSSProperties}>
              <InkIcon ink={ink} />
            </span>
            <span className={styles['name']}>{ink}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
