import type { ReactNode, Ref } from 'react'
import styles from './BuilderHead.module.css'

/** What the page is, with what is to be known about the deck; there before the cards are. */
export function BuilderHead({ heading, children }: { heading?: Ref<HTMLHeadingElement>; children?: ReactNode }) {
  return (
    <header className={styles['head']}>
      <h1 ref={heading} tabIndex={-1}>
        Lorcana <em>Deck Builder</em>
      </h1>
      {children}
    </header>
  )
}
