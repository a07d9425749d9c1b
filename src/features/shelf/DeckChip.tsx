import type { ReactNode } from 'react'
import type { MemberDeck } from '#data/shelf/shelfDecks.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import styles from './DeckChip.module.css'

/** A deck's inks and name, and a number. */
export function DeckChip({ deck, children }: { deck: MemberDeck; children: ReactNode }) {
  return (
    <span className={styles['chip']} title={deck.name}>
      <DeckInks deck={deck} />
      <span className={styles['name']}>{deck.name}</span> <b>{children}</b>
    </span>
  )
}

/** The inks of a deck beside its name. */
export function DeckInks({ deck: { inks } }: { deck: Pick<MemberDeck, 'inks'> }) {
  return (
    <span aria-hidden className={styles['inks']} data-many={inks.length > 2 ? '' : undefined}>
      {inks.map((ink) => (
        <InkIcon key={ink} ink={ink} />
      ))}
    </span>
  )
}
