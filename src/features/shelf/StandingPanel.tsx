import { useState } from 'react'
import { flushSync } from 'react-dom'
import { besideThese } from '#domain/shelf/describeStanding.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { useControlRows } from '#ui/useControlRows.ts'
import { BudgetField } from './BudgetField.tsx'
import { StandingRow } from './StandingRow.tsx'
import styles from './StandingPanel.module.css'
import { sortStanding } from './sortStanding.ts'
import type { Shelf } from './useShelf.ts'
import type { StandingChoice } from './useStanding.ts'

/** The number of decks at first. */
const FEW = 12

/** The decks that can be assembled together, and the settings by which they are chosen. */
export function StandingPanel({ shelf, standing }: { shelf: Shelf; standing: StandingChoice }) {
  const { settings, change, state, ranking } = standing
  const { order, budgetCents, pinned } = settings
  const answer = state.kind === 'answered' && state.answer.kind === 'solved' ? state.answer : null
  const [showsAll, setShowsAll] = useState(false)
  const [moved, setMoved] = useState('')
  const ids = order === 'ranking' ? ranking : sortStanding(ranking, answer)
  const shown = showsAll ? ids : ids.slice(0, FEW)
  const { stopOf, handlers } = useControlRows(order === 'ranking' ? 4 : 2, shown.length)
  const pin = (id: string, isPinned: boolean) =>
    change({ pinned: isPinned ? [...pinned, id] : pinned.filter((other) => other !== id) })
  const move = (id: string, by: number, button: HTMLButtonElement) => {
    const from = ranking.indexOf(id)
    const to = from + by
    if (to < 0 || to >= ranking.length) return
    // The row moves with its button, which loses the focus by that.
    flushSync(() => {
      change({ ranking: ranking.toSpliced(from, 1).toSpliced(to, 0, id) })
      setMoved(`${shelf.deckOf(id)?.name} is number ${to + 1} of ${ranking.length}.`)
    })
    button.focus()
  }
  return (
    <Panel
      title="At the Same Time"
      className={styles['panel']}
      action={<p className={styles['note']}>Pinned decks always stand</p>}
    >
      <div className={styles['settings']}>
        <SegmentedControl
          label="Decks first"
          value={order}
          options={[
            { value: 'most', label: 'Most decks' },
            { value: 'ranking', label: 'My ranking' },
          ]}
          onChange={(order) => change({ order })}
        />
        <BudgetField cents={budgetCents} onChange={(cents) => change({ budgetCents: cents })} />
      </div>
      {order === 'ranking' ? (
        <p className={styles['note']}>
          From the top, each deck stands if the decks above it leave its cards. It is never given up for lower ones.
        </p>
      ) : null}
      {/* Key events bubble from the controls inside; the list itself is not focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles['decks']} aria-label="At the Same Time" {...handlers}>
        {shown.map((id, index) => (
          <StandingRow
            key={id}
            index={index}
            deck={shelf.deckOf(id)}
            beside={answer?.waiting.find((deck) => deck.id === id)?.beside ?? null}
            besideText={besideThese(answer?.stands.length ?? 0)}
            mark={answer ? (answer.stands.includes(id) ? 'stands' : answer.next === id ? 'next' : 'waits') : 'unknown'}
            isPinned={pinned.includes(id)}
            place={order === 'ranking' ? { isFirst: index === 0, isLast: index === ids.length - 1 } : null}
            stop={stopOf(index)}
            onPin={pin}
            onMove={move}
          />
        ))}
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
      <p className="spoken" role="status">
        {moved}
      </p>
    </Panel>
  )
}
