import { useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { Button } from '#ui/Button.tsx'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './Panel.module.css'

const TogetherRows = lazyPanel(
  'Cards That Go With It',
  async () => (await import('./TogetherRows.tsx')).TogetherRows,
  <Spinner label="Loading cards" />,
)

/** The cards that decks hold together with a card. They are read and computed once they are opened. */
export function CardsTogether({ card }: { card: Card }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel
      title="Cards That Go With It"
      action={
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
          <span className="spoken"> cards that go with it</span>
        </Button>
      }
    >
      {isOpen ? (
        <TogetherRows card={card} />
      ) : (
        <p className={styles['note']}>
          Cards that are more common in public decks with this card than in other decks of its ink
        </p>
      )}
    </Panel>
  )
}
