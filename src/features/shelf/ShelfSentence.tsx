import { Link } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { usePriceFormat } from '#data/priceFormat.ts'
import { describePinsConflict, describeSelection } from '#domain/shelf/describeSelection.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { useFocusAfter } from '#ui/useFocusAfter.ts'
import { AssemblySentence, readyDecks } from './AssemblySentence.tsx'
import styles from './ShelfSentence.module.css'
import type { Shelf } from './useShelf.ts'
import type { DeckSelectionView } from './useDeckSelection.ts'

/** The most decks that are shown as spines. */
const MAX_SPINES = 12

/** The answer of the page in one sentence, beside the spines of the decks that can be built at the same time. */
export function ShelfSentence({ shelf, selection }: { shelf: Shelf; selection: DeckSelectionView }) {
  const { state, answer } = selection
  const [retries, setRetries] = useState(0)
  // The button disappears with the answer.
  const sentence = useFocusAfter<HTMLParagraphElement>(state.kind === 'answered' ? retries : 0)
  const [full, dashed] = answer
    ? [answer.selected, answer.next === null ? [] : [answer.next]]
    : [shelf.assembled, readyDecks(shelf).map(({ id }) => id)]
  const spines = [
    ...full.slice(0, MAX_SPINES - 1).map((id) => ({ id, isDashed: false })),
    ...dashed.map((id) => ({ id, isDashed: true })),
  ].slice(0, MAX_SPINES)
  return (
    <section className={styles['sentence']} aria-label="Summary">
      {spines.length > 0 ? (
        <span aria-hidden className={styles['spines']}>
          {spines.map(({ id, isDashed }) => (
            <span key={id} data-ready={isDashed ? '' : undefined} {...inkAttributes(shelf.deckOf(id)?.inks ?? [])} />
          ))}
        </span>
      ) : null}
      <div className={styles['texts']}>
        <p ref={sentence} tabIndex={-1} role="status" className={styles['answer']}>
          <SelectionSentence selection={selection} />
        </p>
        <p>
          <AssemblySentence shelf={shelf} />
        </p>
      </div>
      <Link
        to="/shelf"
        search={(before) => before}
        hash="buy-list"
        className={`${buttonStyle('gold')} ${styles['buy']}`}
        onClick={() => document.querySelector<HTMLElement>('#buy-list')?.focus({ preventScroll: true })}
      >
        <ShoppingCart aria-hidden size={18} />
        Buy list
      </Link>
      {state.kind === 'answered' ? null : (
        <Button
          onClick={() => {
            if (state.kind === 'working') return selection.cancel()
            setRetries(retries + 1)
            selection.retry()
          }}
        >
          {state.kind === 'working' ? 'Cancel' : 'Try Again'}
        </Button>
      )}
    </section>
  )
}

function SelectionSentence({ selection: { state } }: { selection: DeckSelectionView }) {
  const { format } = usePriceFormat()
  switch (state.kind) {
    case 'working':
      return state.progress ? (
        <>
          Working…{' '}
          <span>
            {state.progress.found} found, at most {state.progress.atMost}
          </span>
        </>
      ) : (
        'Working…'
      )
    case 'cancelled':
      return 'Cancelled.'
    case 'failed':
      return 'Your decks could not be compared. Connect to the internet once, then try again.'
    case 'answered': {
      const { answer } = state
      if (answer.kind === 'pinsConflict') return describePinsConflict(answer, format)
      const { selected, how, next, price } = describeSelection(answer, format)
      return (
        <>
          <b>{selected}</b>
          {how}
          <span>{next}</span>
          {price === null ? null : <b className={styles['price']}>{price}</b>}.
        </>
      )
    }
  }
}
