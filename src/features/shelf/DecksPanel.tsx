import { useState } from 'react'
import { useIsStuck } from '#data/offline/usePending.ts'
import { assemblyOutbox } from '#data/shelf/assemblyOutbox.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { useControlRows } from '#ui/useControlRows.ts'
import { BudgetField } from './BudgetField.tsx'
import { controlsOfRow, type DeckActions, DeckRow } from './DeckRow.tsx'
import styles from './DecksPanel.module.css'
import { sortBySelection } from './sortBySelection.ts'
import { useAssemble } from './useAssemble.ts'
import type { Shelf } from './useShelf.ts'
import type { DeckSelectionView } from './useDeckSelection.ts'

/** The number of decks at first. */
const FEW = 12

/**
 * The decks of the member with how complete they are, and which of them can be built at the same time by the chosen
 * settings. Checking one assembles it.
 */
export function DecksPanel({
  shelf,
  selection,
  onPick,
}: {
  shelf: Shelf
  selection: DeckSelectionView
  onPick: (deckId: string) => void
}) {
  const { settings, change, ranking, answer } = selection
  const { order, budgetCents, pinned } = settings
  const isRanking = order === 'ranking'
  const isStuck = useIsStuck(assemblyOutbox, shelf.userId)
  const { setAssembled } = useAssemble(shelf)
  const [moved, setMoved] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  // Rows stay in their places while the next answer is worked out.
  const [lastAnswer, setLastAnswer] = useState(answer)
  if (answer && answer !== lastAnswer) setLastAnswer(answer)
  const ids = isRanking ? ranking : sortBySelection(ranking, lastAnswer)
  const shown = showsAll ? ids : ids.slice(0, FEW)
  const { stopOf, handlers } = useControlRows(controlsOfRow(isRanking), shown.length)
  const actions: DeckActions = {
    assemble: setAssembled,
    pick: onPick,
    pin: (id, isPinned) => change({ pinned: isPinned ? [...pinned, id] : pinned.filter((other) => other !== id) }),
    move: (id, by) => {
      const from = ranking.indexOf(id)
      const to = from + by
      if (to < 0 || to >= ranking.length) return
      change({ ranking: ranking.toSpliced(from, 1).toSpliced(to, 0, id) })
      setMoved(`${shelf.deckOf(id)?.name} is number ${to + 1} of ${ranking.length}.`)
    },
  }
  return (
    <Panel
      title="Decks"
      className={styles['panel']}
      action={<p className={styles['note']}>Check the decks that are assembled. Pinned decks are always included.</p>}
    >
      <div className={styles['settings']}>
        <SegmentedControl
          label="Priority"
          value={order}
          options={[
            { value: 'most', label: 'Most decks' },
            { value: 'ranking', label: 'My ranking' },
          ]}
          onChange={(order) => change({ order })}
        />
        <BudgetField cents={budgetCents} onChange={(cents) => change({ budgetCents: cents })} />
      </div>
      {isRanking ? (
        <p className={styles['note']}>From the top, each deck is included if the decks above it leave enough copies.</p>
      ) : null}
      {/* Key events bubble from the controls inside; the list itself is not focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles['decks']} aria-label="Decks" {...handlers}>
        {shown.map((id, index) => {
          const deck = shelf.deckOf(id)
          const allocation = shelf.allocation.decks.get(id)
          return deck && allocation ? (
            <DeckRow
              key={id}
              index={index}
              deck={deck}
              allocation={allocation}
              usd={shelf.costOf(id)?.usd ?? 0}
              answer={answer}
              isPinned={pinned.includes(id)}
              place={isRanking ? { isFirst: index === 0, isLast: index === ids.length - 1 } : null}
              stop={stopOf(index)}
              actions={actions}
            />
          ) : null
        })}
      </ul>
      {ids.length > FEW ? (
        <Button
          variant="quiet"
          className={styles['all']}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer decks' : `Show all ${ids.length} decks`}
        </Button>
      ) : null}
      <p className={styles['note']} role="status">
        {isStuck ? 'Not saved yet. Your changes will be sent automatically.' : ''}
      </p>
      <p className="spoken" role="status">
        {moved}
      </p>
    </Panel>
  )
}
