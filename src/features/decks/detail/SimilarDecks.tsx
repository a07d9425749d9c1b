import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { deckListQuery } from '#data/decks/deckLists.ts'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import { type DeckCard, findDeckCards } from '#domain/decks/deckCard.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { signatureCards } from '#domain/decks/signatureCards.ts'
import { similarDecks } from '#domain/decks/similarDecks.ts'
import { paths } from '#url/paths.ts'
import { Panel } from '#ui/Panel.tsx'
import styles from './SimilarDecks.module.css'

const SHOWN = 4

/**
 * The decks most similar to a deck, among the newest with its inks and its most characteristic card. Nothing is shown if there
 * are none, and if they cannot be read.
 */
export function SimilarDecks({
  deck,
  cards,
  catalogue,
  viewer,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
  viewer: Viewer
}) {
  const [main] = signatureCards(cards, 1)
  const { data } = useInfiniteQuery(
    deckListQuery(viewer?.id, { list: 'latest', inks: deckInks(cards), card: main?.card.id }),
  )
  const found = useMemo(() => {
    const others = (data?.pages[0] ?? []).filter(({ id }) => id !== deck.id)
    return similarDecks(
      cards,
      others.map(({ id, name, entries }) => ({ id, name, cards: findDeckCards(entries, catalogue.byId) })),
      SHOWN,
    )
  }, [data, deck.id, cards, catalogue])
  if (found.length === 0) return null
  return (
    <Panel title="Similar Decks">
      <ul className={styles['decks']}>
        {found.map(({ deck: { id, name }, inBoth }) => (
          <li key={id}>
            <Link to={paths.deck(id)}>{name}</Link>
            <span>{inBoth} cards in common</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
