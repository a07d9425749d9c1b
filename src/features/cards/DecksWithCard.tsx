import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { decksWithCardQuery } from '#data/decksWithCard.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './Panel.module.css'

/** Public decks that play a card (specification §2, Card detail). */
export function DecksWithCard({ cardId }: { cardId: string }) {
  const { data, error, refetch } = useQuery(decksWithCardQuery(cardId))
  return (
    <section className={styles['panel']} aria-labelledby="decks-with-card">
      <h2 id="decks-with-card">Decks with this card</h2>
      {error ? (
        <p role="alert">
          Failed to fetch decks{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      ) : !data ? (
        <Spinner label="Loading decks" />
      ) : data.length === 0 ? (
        <p className={styles['note']}>No decks contain this card yet</p>
      ) : (
        <>
          <ul className={styles['list']}>
            {data.map((deck) => (
              <li key={deck.id}>
                <Link to={paths.deck(deck.id)}>{deck.name}</Link>
              </li>
            ))}
          </ul>
          <Link to={paths.decks({ card: cardId })} className={buttonStyle('quiet')}>
            See all<span className="spoken"> decks with this card</span>
          </Link>
        </>
      )}
    </section>
  )
}
