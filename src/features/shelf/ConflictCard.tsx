import type { Share } from '#domain/shelf/allocation.ts'
import type { Conflict } from '#domain/shelf/conflicts.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Money } from '#cardUi/Money.tsx'
import { BuyLink } from '#cardUi/BuyLink.tsx'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardThumb } from '#cardUi/list/rows/CardThumb.tsx'
import { marketplaceListUrl } from '#cardUi/marketplaceUrl.ts'
import { Button } from '#ui/Button.tsx'
import { focusRegion } from '#ui/focusRegion.ts'
import styles from './ConflictsPanel.module.css'
import { DeckChip } from './DeckChip.tsx'
import { useAssemble } from './useAssemble.ts'
import type { Shelf } from './useShelf.ts'

/** The most decks that are named. */
const MAX_DECKS = 4

/** A card that several decks want: the decks that have its copies, and the ways to get more. */
export function ConflictCard({ shelf, conflict }: { shelf: Shelf; conflict: Conflict }) {
  const { key, owned, free, short, shares } = conflict
  const { assembleInstead } = useAssemble(shelf)
  const card = shelf.cardOf(key)
  if (!card) return null
  const cents = shelf.centsOf(key)
  const swap = findSwap(conflict)
  const swapName = swap && shelf.deckOf(swap.deckId)?.name
  return (
    <article className={styles['conflict']} aria-label={card.name}>
      <a href={cardPath(shelf.catalogue, card)} tabIndex={-1} aria-hidden className={styles['picture']}>
        <CardThumb card={card} />
      </a>
      <div className={styles['text']}>
        <h3>
          {countOf(owned, 'copy', 'copies')} of {card.characterName} wanted by {countOf(shares.length, 'deck')}
        </h3>
        <p>
          {card.version ? `${card.version} · ` : ''}
          {short} short
        </p>
        <ul>
          {shares.slice(0, MAX_DECKS).map((share) => {
            const deck = shelf.deckOf(share.deckId)
            return deck ? (
              <li key={share.deckId}>
                <DeckChip deck={deck}>{shareText(share, free)}</DeckChip>
              </li>
            ) : null
          })}
          {shares.length > MAX_DECKS ? <li>and {countOf(shares.length - MAX_DECKS, 'more deck')}</li> : null}
        </ul>
      </div>
      <div className={styles['ways']}>
        {swap && swapName !== undefined ? (
          <Button
            title={`Assemble ${swapName} instead of ${swap.others.map((id) => shelf.deckOf(id)?.name).join(' and ')}`}
            onClick={({ currentTarget }) => {
              // The conflict may be solved, and the button gone.
              focusRegion(currentTarget)
              assembleInstead(swap.deckId, swap.others)
            }}
          >
            Give to {swapName}
          </Button>
        ) : null}
        <BuyLink
          makeUrl={(affiliate) => marketplaceListUrl([{ card, quantity: short }], affiliate)}
          className={styles['buy']}
        >
          Buy {short}
          {cents === null ? null : (
            <>
              {' '}
              · <Money usd={(cents * short) / 100} />
            </>
          )}
          <span className="spoken">{card.name} on marketplace</span>
        </BuyLink>
      </div>
    </article>
  )
}

function shareText({ needed, held, isAssembled }: Share, free: number): string {
  if (!isAssembled) return free > 0 ? `wants ${needed}` : `0 of ${needed}`
  return held === needed ? `${held} ✓` : `${held} of ${needed}`
}

/** The first deck that lacks copies and is not assembled, and the assembled decks whose copies it needs. */
function findSwap({ free, shares }: Conflict): { deckId: string; others: readonly string[] } | null {
  const holders = shares.filter(({ held }) => held > 0).toReversed()
  const wanting = shares.find(({ isAssembled, needed }) => !isAssembled && needed > free)
  if (!wanting || holders.length === 0) return null
  let lacking = wanting.needed - free
  const others: string[] = []
  for (const { deckId, held } of holders) {
    if (lacking <= 0) break
    lacking -= held
    others.push(deckId)
  }
  return { deckId: wanting.deckId, others }
}
