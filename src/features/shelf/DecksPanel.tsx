import { useState } from 'react'
import { compareText, foldText } from '#domain/cards/foldText.ts'
import { useIsAssemblyStuck } from '#data/shelf/useAssembledDecks.ts'
import type { DeckAllocation } from '#domain/shelf/allocation.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useControlRows } from '#ui/useControlRows.ts'
import { CONTROLS_OF_ROW, DeckRow } from './DeckRow.tsx'
import styles from './DecksPanel.module.css'
import { useAssemble } from './useAssemble.ts'
import type { Shelf } from './useShelf.ts'

/** A deck that is not allocated yet. */
const NOTHING: DeckAllocation = { isAssembled: false, needed: 0, available: 0, missing: 0 }

/** The number of decks at first. */
const FEW = 12

/** The decks of the member with how complete they are. Checking one assembles it. */
export function DecksPanel({ shelf, onPick }: { shelf: Shelf; onPick: (deckId: string) => void }) {
  const decks = useStableOrder(shelf)
  const [showsAll, setShowsAll] = useState(false)
  const isStuck = useIsAssemblyStuck(shelf.userId)
  const { setAssembled } = useAssemble(shelf)
  const shown = showsAll ? decks : decks.slice(0, FEW)
  const { stopOf, handlers } = useControlRows(CONTROLS_OF_ROW, shown.length)
  return (
    <Panel
      title="Decks"
      className={styles['panel']}
      action={<p className={styles['note']}>Check the decks that are assembled</p>}
    >
      {/* Key events bubble from the controls inside; the list itself is not focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles['decks']} aria-label="Decks" {...handlers}>
        {shown.map((deck, index) => (
          <DeckRow
            key={deck.id}
            index={index}
            deck={deck}
            {...(shelf.allocation.decks.get(deck.id) ?? NOTHING)}
            usd={shelf.costOf(deck.id)?.usd ?? 0}
            stop={stopOf(index)}
            onAssemble={setAssembled}
            onPick={onPick}
          />
        ))}
      </ul>
      {decks.length > FEW ? (
        <Button
          variant="quiet"
          className={styles['all']}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer decks' : `Show all ${decks.length} decks`}
        </Button>
      ) : null}
      <p className={styles['note']} role="status">
        {isStuck ? 'Not saved yet. It is sent once you are back online.' : ''}
      </p>
    </Panel>
  )
}

/**
 * The decks as they were sorted when the page was opened: assembled ones first, then those that lack the fewest copies. A row does
 * not move when it is checked. New decks come last.
 */
function useStableOrder({ decks, assembled, allocation }: Shelf) {
  const [order] = useState(() => {
    const placeOf = new Map(assembled.map((id, place) => [id, place]))
    const sorted = decks.toSorted(
      (a, b) =>
        (placeOf.get(a.id) ?? Infinity) - (placeOf.get(b.id) ?? Infinity) ||
        (allocation.decks.get(a.id)?.missing ?? 0) - (allocation.decks.get(b.id)?.missing ?? 0) ||
        compareText(foldText(a.name), foldText(b.name)),
    )
    return new Map(sorted.map(({ id }, place) => [id, place]))
  })
  return decks.toSorted((a, b) => (order.get(a.id) ?? order.size) - (order.get(b.id) ?? order.size))
}
