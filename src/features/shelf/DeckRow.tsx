import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, ClipboardList, Pin } from 'lucide-react'
import type { MemberDeck } from '#data/shelf/shelfDecks.ts'
import { usePriceFormat } from '#data/priceFormat.ts'
import type { DeckAllocation } from '#domain/shelf/allocation.ts'
import { besideThese, describePurchase } from '#domain/shelf/describeSelection.ts'
import type { DeckSelection } from '#domain/shelf/selectionProblem.ts'
import { Money } from '#cardUi/Money.tsx'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import check from './Check.module.css'
import { DeckInks } from './DeckChip.tsx'
import styles from './DeckRow.module.css'

/** What a member does with a deck of the list. */
export type DeckActions = {
  readonly assemble: (deckId: string, isAssembled: boolean) => void
  readonly pin: (deckId: string, isPinned: boolean) => void
  /** Moves it by -1 or 1 places in the ranking. */
  readonly move: (deckId: string, by: number) => void
  readonly pick: (deckId: string) => void
}

/** The check box, the link, the pin and the button of the pick list, and two to move the deck in the ranking. */
export const controlsOfRow = (isRanking: boolean): number => (isRanking ? 6 : 4)

/**
 * A deck: whether it is assembled, how many of its copies it has, whether it is among those that can be built at the
 * same time, and its controls.
 */
export function DeckRow({
  index,
  deck,
  allocation,
  usd,
  answer,
  isPinned,
  place,
  stop,
  actions,
}: {
  index: number
  deck: MemberDeck
  allocation: DeckAllocation
  /** The price of the missing copies in USD; 0 if none has a price. */
  usd: number
  /** Which decks can be built at the same time; null if that is not known. */
  answer: DeckSelection | null
  isPinned: boolean
  /** Its place in the ranking; null without ranking. */
  place: { readonly isFirst: boolean; readonly isLast: boolean } | null
  /** The column of the control that Tab reaches; -1 for none. */
  stop: number
  actions: DeckActions
}) {
  const { id, name, inks } = deck
  const { isAssembled, available, needed } = allocation
  const buttonAt = (column: number) => ({ className: buttonStyle('bare'), tabIndex: stop === column ? 0 : -1 }) as const
  return (
    <li data-row={index} className={styles['row']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          className={check['check']}
          aria-label={`${name} is assembled`}
          data-next={answer?.next === id ? '' : undefined}
          checked={isAssembled}
          tabIndex={stop === 0 ? 0 : -1}
          onChange={({ target }) => actions.assemble(id, target.checked)}
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
      <span className={styles['state']}>
        {answer && !isAssembled ? <Place id={id} answer={answer} /> : <Missing {...allocation} usd={usd} />}
      </span>
      <span className={styles['buttons']}>
        <button
          type="button"
          {...buttonAt(2)}
          aria-label={`Pin ${name}`}
          aria-pressed={isPinned}
          title={isPinned ? 'Unpin' : 'Pin'}
          onClick={() => actions.pin(id, !isPinned)}
        >
          <Pin aria-hidden size={19} strokeWidth={1.75} />
        </button>
        <button
          type="button"
          {...buttonAt(3)}
          aria-label={`Pick list of ${name}`}
          title="Pick list"
          onClick={() => actions.pick(id)}
        >
          <ClipboardList aria-hidden size={19} strokeWidth={1.75} />
        </button>
        {place ? (
          <>
            <button
              type="button"
              {...buttonAt(4)}
              aria-label={`Move ${name} up`}
              aria-disabled={place.isFirst}
              onClick={() => actions.move(id, -1)}
            >
              <ChevronUp aria-hidden size={19} />
            </button>
            <button
              type="button"
              {...buttonAt(5)}
              aria-label={`Move ${name} down`}
              aria-disabled={place.isLast}
              onClick={() => actions.move(id, 1)}
            >
              <ChevronDown aria-hidden size={19} />
            </button>
          </>
        ) : null}
      </span>
    </li>
  )
}

/** Whether a deck is among those that can be built at the same time, or the price of its missing copies beside them. */
function Place({ id, answer: { selected, waiting, next } }: { id: string; answer: DeckSelection }) {
  const { format } = usePriceFormat()
  const beside = waiting.find((deck) => deck.id === id)?.beside
  if (beside)
    return (
      <>
        <b data-next={next === id ? '' : undefined}>{describePurchase(beside, format)}</b>{' '}
        {beside.cents === null ? null : <span className={styles['beside']}>{besideThese(selected.length)}</span>}
      </>
    )
  return selected.includes(id) ? <span data-good>included</span> : null
}

function Missing({ isAssembled, missing, usd }: DeckAllocation & { usd: number }) {
  if (missing === 0) return <span data-good>{isAssembled ? 'assembled' : 'ready to build'}</span>
  return (
    <>
      {missing} missing
      {usd > 0 ? (
        <>
          {' '}
          ·{' '}
          <b>
            <Money usd={usd} />
          </b>
        </>
      ) : null}
    </>
  )
}
