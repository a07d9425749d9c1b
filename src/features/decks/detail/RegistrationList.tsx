import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import styles from './RegistrationList.module.css'

const BLANKS = ['Player name', 'Player ID', 'Event', 'Date']

/** A deck's registration list for a tournament, to be printed. */
export function RegistrationList({ name, cards }: { name: string; cards: readonly DeckCard[] }) {
  const byName = cards.toSorted((a, b) => a.card.name.localeCompare(b.card.name, 'en'))
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
      <table className={styles['cards']}>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Card</th>
          </tr>
        </thead>
        <tbody>
          {byName.map(({ card, quantity }) => (
            <tr key={card.id}>
              <td>{quantity}</td>
              <td>{card.name}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{countCards(cards)}</td>
            <td>Total cards</td>
          </tr>
        </tfoot>
      </table>
    </PrintSheet>
  )
}
