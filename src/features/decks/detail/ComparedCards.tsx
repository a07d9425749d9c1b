import { Link2 } from 'lucide-react'
import { useId } from 'react'
import { compareDecks } from '#domain/decks/compareDecks.ts'
import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { makeDeckList } from '#domain/decks/deckList.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import styles from './CompareDialog.module.css'
import { CopyListButton } from './CopyListButton.tsx'
import panel from './Panel.module.css'

type NamedDeck = { readonly name: string; readonly cards: readonly DeckCard[] }

/** The cards that only one of two decks contains. @param link whether the page's address leads to this comparison. */
export function ComparedCards({
  first,
  second,
  link = false,
}: {
  first: NamedDeck
  second: NamedDeck
  link?: boolean
}) {
  const { onlyInFirst, onlyInSecond, inBoth } = compareDecks(first.cards, second.cards)
  const textOf = ({ name }: NamedDeck, only: readonly DeckCard[]) => `Only in ${name}:\n${makeDeckList(only)}`
  const isSame = onlyInFirst.length + onlyInSecond.length === 0
  const makeText = () => `${textOf(first, onlyInFirst)}\n\n${textOf(second, onlyInSecond)}`
  return (
    <>
      <p>{isSame ? 'Both have the same cards.' : `${countOf(inBoth, 'card is', 'cards are')} in both.`}</p>
      <div className={styles['decks']}>
        <OnlyIn deck={first} only={onlyInFirst} />
        <OnlyIn deck={second} only={onlyInSecond} />
      </div>
      <div className={panel['buttons']}>
        {isSame ? null : <CopyListButton makeText={makeText}>Copy Differences</CopyListButton>}
        {link ? (
          <CopyButton makeText={() => location.href} failed="Failed to copy link. Please try again." icon={Link2}>
            Copy Link
          </CopyButton>
        ) : null}
      </div>
    </>
  )
}

function OnlyIn({ deck: { name, cards }, only }: { deck: NamedDeck; only: readonly DeckCard[] }) {
  const id = useId()
  const { totalCards, inkablePercentage, averageCost } = analyzeDeck(cards)
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Only in {name}</h3>
      <p className={panel['note']}>
        {countCards(only)} of {countOf(totalCards, 'card')}. Inkable {inkablePercentage}%
        {averageCost === null ? '' : `, average cost ${averageCost.toFixed(1)}`}
      </p>
      <ul className={styles['only']}>
        {only.map(({ card, quantity }) => (
          <li key={card.id}>
            <b>{quantity}</b> {card.name}
          </li>
        ))}
      </ul>
    </section>
  )
}
