import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { registrationLines } from '#domain/decks/registrationLines.ts'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import styles from './RegistrationList.module.css'

const BLANKS = ['Player name', 'Player ID', 'Event', 'Date', 'Table', 'Signature']

/** A deck's registration list for a tournament, to be printed on one page and completed by hand. */
export function RegistrationList({ name, cards }: { name: string; cards: readonly DeckCard[] }) {
  return (
    <PrintSheet>
      <h1>Deck Registration</h1>
      <dl className={styles['blanks']}>
        {BLANKS.map((blank) => (
          <div key={blank}>
            <dt>{blank}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <h2 className={styles['name']}>{name}</h2>
      <ul className={styles['cards']}>
        {registrationLines(cards).map((line) => (
          <li key={line.name}>
            <b>{line.quantity}</b> <span>{line.name}</span>
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <b>{countCards(cards)}</b> Total cards
      </p>
    </PrintSheet>
  )
}
