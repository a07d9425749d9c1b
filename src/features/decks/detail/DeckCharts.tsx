import { useMemo } from 'react'
import { analyzeDeck } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { InkwellIcon } from '#cardUi/InkwellIcon.tsx'
import { Panel } from '#ui/Panel.tsx'
import { CostChart } from './CostChart.tsx'
import styles from './DeckCharts.module.css'
import { type Share, ShareChart } from './ShareChart.tsx'

/** The inks, the curve and the types of a deck (requirements §2, Deck Analytics). */
export function DeckCharts({ cards }: { cards: readonly DeckCard[] }) {
  const deck = useMemo(() => analyzeDeck(cards), [cards])
  const inks: Share[] = deck.byInk.map(({ ink, cards: copies }) => ({
    name: ink,
    cards: copies,
    ink,
    sign: <InkIcon ink={ink} />,
  }))
  const inkable: Share[] = [
    { name: 'Inkable', cards: deck.inkableCards, sign: <InkwellIcon isInkable /> },
    {
      name: 'Non-Inkable',
      cards: deck.totalCards - deck.inkableCards,
      isPale: true,
      sign: <InkwellIcon isInkable={false} />,
    },
  ]
  return (
    <Panel title="Deck Analytics" className={styles['charts']}>
      <div className={styles['chart']}>
        <h3>Color</h3>
        <ShareChart label="Cards by ink" of={deck.totalCards} shares={inks} />
        <ShareChart label="Inkable cards" of={deck.totalCards} shares={inkable} />
      </div>
      <div className={styles['chart']}>
        <h3>Cost</h3>
        <CostChart curve={deck.costCurve} />
      </div>
      <div className={styles['chart']}>
        <h3>Other</h3>
        <ShareChart
          label="Cards by type"
          of={deck.totalCards}
          shares={deck.byType.map(({ type, cards: copies }) => ({ name: type, cards: copies }))}
        />
        <dl className={styles['facts']}>
          <div>
            <dt>Average cost</dt>
            <dd>{deck.averageCost === null ? '–' : deck.averageCost.toFixed(1)}</dd>
          </div>
          <div>
            <dt>Lore</dt>
            <dd>{deck.totalLore}</dd>
          </div>
          <div>
            <dt>Strength</dt>
            <dd>{deck.totalStrength}</dd>
          </div>
        </dl>
      </div>
    </Panel>
  )
}
