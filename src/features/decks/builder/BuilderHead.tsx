import type { ReactNode, Ref } from 'react'
import styles from './BuilderHead.module.css'

/** The title of the page and notices about the deck, which are shown before the cards have loaded. */
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
