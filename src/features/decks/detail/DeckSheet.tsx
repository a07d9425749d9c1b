import type { Deck } from '#data/decks/decks.ts'
import { formatDay } from '#domain/dates/formatDay.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { listWithAnd } from '#domain/text/listWords.ts'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import styles from './DeckSheet.module.css'

/** The groups of a deck's cards; a song is an action. */
const KINDS = [
  ['Character', 'Characters'],
  ['Action', 'Actions'],
  ['Item', 'Items'],
  ['Location', 'Locations'],
] as const

const FORMATS = { core: 'Core', infinity: 'Infinity' } as const

/** The printed page of a deck: every card by its type and cost, and the guide. `cards` are in their displayed order. */
export function DeckSheet({ deck, cards }: { deck: Deck; cards: readonly DeckCard[] }) {
  const facts = [
    countOf(countCards(cards), 'card'),
    listWithAnd(deckInks(cards)),
    FORMATS[deck.legality],
    deck.author && `by ${deck.author}`,
    formatDay(new Date(deck.createdAt), 'long'),
  ]
  return (
    <PrintSheet>
      <h1>{deck.name}</h1>
      <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={styles['kinds']}>
        {KINDS.map(([kind, title]) => {
          const found = cards.filter(({ card }) => card.types.includes(kind))
          return found.length > 0 ? (
            <section key={kind}>
              <h2>
                {title} ({countCards(found)})
              </h2>
              <ul>
                {found.map(({ card, quantity }) => (
                  <li key={card.id}>
                    <b>{quantity}</b> <span>{card.name}</span> <small>{card.cost}</small>
                  </li>
                ))}
              </ul>
            </section>
          ) : null
        })}
      </div>
      {deck.description ? (
        <section className={styles['guide']}>
          <h2>Deck Guide</h2>
          <p>{deck.description}</p>
        </section>
      ) : null}
    </PrintSheet>
  )
}
