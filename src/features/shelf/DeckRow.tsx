import { Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { memo } from 'react'
import type { OwnDeck } from '#data/shelf/shelfDecks.ts'
import { formatUsd } from '#domain/cards/prices.ts'
import type { DeckAllocation } from '#domain/shelf/allocation.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { DeckInks } from './DeckChip.tsx'
import styles from './DecksPanel.module.css'

/** The check box, the link and the button of each row. */
export const CONTROLS_OF_ROW = 3

/** A deck: whether it is assembled, how many of its copies it has, and its pick list. */
export const DeckRow = memo(function DeckRow({
  index,
  deck,
  isAssembled,
  needed,
  available,
  missing,
  usd,
  stop,
  onAssemble,
  onPick,
}: DeckAllocation & {
  index: number
  deck: OwnDeck
  /** The price of the missing copies in USD; 0 if none has a price. */
  usd: number
  /** The column of the control that Tab reaches; -1 for none. */
  stop: number
  onAssemble: (deckId: string, isAssembled: boolean) => void
  onPick: (deckId: string) => void
}) {
  const { id, name, inks } = deck
  return (
    <li data-row={index} className={styles['row']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          aria-label={`${name} is assembled`}
          data-ready={missing === 0 ? '' : undefined}
          checked={isAssembled}
          tabIndex={stop === 0 ? 0 : -1}
          onChange={({ target }) => onAssemble(id, target.checked)}
        />
      </label>
      <span aria-hidden className={styles['spine']} {...inkAttributes(inks)} />
      <Link to={paths.deck(id)} className={styles['name']} tabIndex={stop === 1 ? 0 : -1}>
        {name}
      </Link>
      <DeckInks deck={deck} />
      <span className={styles['count']}>
        {available} of {needed}
      </span>
      <span className={styles['state']} data-done={missing === 0 ? '' : undefined}>
        {missing > 0 ? <Missing missing={missing} usd={usd} /> : isAssembled ? 'assembled' : 'ready to build'}
      </span>
      <button
        type="button"
        className={buttonStyle('bare')}
        aria-label={`Pick list of ${name}`}
        title="Pick list"
        tabIndex={stop === 2 ? 0 : -1}
        onClick={() => onPick(id)}
      >
        <ClipboardList aria-hidden size={19} strokeWidth={1.75} />
      </button>
    </li>
  )
})

function Missing({ missing, usd }: { missing: number; usd: number }) {
  return (
    <>
      {missing} missing
      {usd > 0 ? (
        <>
          {' '}
          · <b>{formatUsd(usd)}</b>
        </>
      ) : null}
    </>
  )
}
