import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { decksWithCardQuery } from '#data/decks/decksWithCard.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './Panel.module.css'

/** Public decks that play a card (requirements §2, Card detail). */
export function DecksWithCard({ cardId }: { cardId: string }) {
  const { data, error, refetch } = useQuery(decksWithCardQuery(cardId))
  return (
    <Panel title="Decks with This Card">
      {!data && error ? (
        <InlineError message="Failed to fetch decks" onRetry={() => void refetch()} />
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
          {data.length > 1 ? (
            <Link to={paths.decks({ card: cardId })} className={`${buttonStyle('quiet')} ${styles['more']}`}>
              See All<span className="spoken"> decks with this card</span>
            </Link>
          ) : null}
        </>
      )}
    </Panel>
  )
}
