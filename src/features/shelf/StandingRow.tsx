import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, Pin } from 'lucide-react'
import type { OwnDeck } from '#data/shelf/shelfDecks.ts'
import { describePurchase } from '#domain/shelf/describeStanding.ts'
import type { Purchase } from '#domain/shelf/standingProblem.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { DeckInks } from './DeckChip.tsx'
import styles from './StandingPanel.module.css'

/** A deck: whether it stands or what it lacks beside those that do, its pin, and its buttons in the ranking. */
export function StandingRow({
  index,
  deck,
  beside,
  besideText,
  mark,
  isPinned,
  place,
  stop,
  onPin,
  onMove,
}: {
  index: number
  deck: OwnDeck | undefined
  /** The copies that it lacks; null if it stands, or if that is not known. */
  beside: Purchase | null
  besideText: string
  mark: 'stands' | 'next' | 'waits' | 'unknown'
  isPinned: boolean
  /** Its place in the ranking; null without ranking. */
  place: { readonly isFirst: boolean; readonly isLast: boolean } | null
  /** The column of the control that Tab reaches; -1 for none. */
  stop: number
  onPin: (deckId: string, isPinned: boolean) => void
  onMove: (deckId: string, by: number, button: HTMLButtonElement) => void
}) {
  if (!deck) return null
  const { id, name, inks } = deck
  return (
    <li data-row={index} className={styles['row']}>
      <span aria-hidden className={styles['mark']} data-mark={mark} />
      <span aria-hidden className={styles['spine']} {...inkAttributes(inks)} />
      <Link to={paths.deck(id)} className={styles['name']} tabIndex={stop === 0 ? 0 : -1}>
        {name}
      </Link>
      <DeckInks deck={deck} />
      <span className={styles['state']} data-mark={mark}>
        {beside ? (
          <>
            <b>{describePurchase(beside)}</b> {beside.cents === null ? null : besideText}
          </>
        ) : mark === 'stands' ? (
          'stands'
        ) : null}
      </span>
      <span className={styles['buttons']}>
        <button
          type="button"
          className={buttonStyle('bare')}
          aria-label={`Pin ${name}`}
          aria-pressed={isPinned}
          title={isPinned ? 'Unpin' : 'Pin'}
          tabIndex={stop === 1 ? 0 : -1}
          onClick={() => onPin(id, !isPinned)}
        >
          <Pin aria-hidden size={19} strokeWidth={1.75} />
        </button>
        {place ? (
          <>
            <button
              type="button"
              className={buttonStyle('bare')}
              aria-label={`Move ${name} up`}
              aria-disabled={place.isFirst}
              tabIndex={stop === 2 ? 0 : -1}
              onClick={({ currentTarget }) => onMove(id, -1, currentTarget)}
            >
              <ChevronUp aria-hidden size={19} />
            </button>
            <button
              type="button"
              className={buttonStyle('bare')}
              aria-label={`Move ${name} down`}
              aria-disabled={place.isLast}
              tabIndex={stop === 3 ? 0 : -1}
              onClick={({ currentTarget }) => onMove(id, 1, currentTarget)}
            >
              <ChevronDown aria-hidden size={19} />
            </button>
          </>
        ) : null}
      </span>
    </li>
  )
}
