import { useState } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { drawCard, drawOpeningHand, mulligan, type OpeningHand } from '#domain/decks/openingHand.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import { moveFocusInGrid } from '#ui/moveFocusInGrid.ts'
import { OpeningOdds } from '../odds/OpeningOdds.tsx'
import { HandCard } from './HandCard.tsx'
import styles from './OpeningHandPanel.module.css'
import panel from './Panel.module.css'

/** The odds of an opening hand. Draws one, exchanges any cards of it once, and draws more cards. */
export function OpeningHandPanel({
  entries,
  cards,
  catalogue,
}: {
  entries: readonly DeckEntry[]
  cards: readonly DeckCard[]
  catalogue: Catalogue
}) {
  const [game, setGame] = useState<OpeningHand | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [news, setNews] = useState('')

  const show = (next: OpeningHand, message: string) => {
    setGame(next)
    setChosen(new Set())
    setNews(message)
  }
  const begin = () => {
    const next = drawOpeningHand(entries, Math.random)
    show(next, `You drew ${countOf(next.hand.length, 'card')}.`)
  }
  const nextStep = (): { label: string; take: () => void } => {
    if (game === null) return { label: 'Draw an Opening Hand', take: begin }
    if (!game.canMulligan) {
      const top = catalogue.byId.get(game.deck[0] ?? '')?.name ?? 'a card'
      return { label: 'Draw a Card', take: () => show(drawCard(game), `You drew ${top}.`) }
    }
    const count = countOf(chosen.size, 'card')
    return {
      label: chosen.size === 0 ? 'Keep This Hand' : `Mulligan ${count}`,
      take: () =>
        show(
          mulligan(game, chosen, Math.random),
          chosen.size === 0 ? 'You kept your hand.' : `You mulliganed ${count}.`,
        ),
    }
  }
  const choose = (place: number) => {
    const next = new Set(chosen)
    if (!next.delete(place)) next.add(place)
    setChosen(next)
  }

  const step = nextStep()
  const isDeckEmpty = game !== null && !game.canMulligan && game.deck.length === 0

  return (
    <Panel title="Opening Hand">
      <OpeningOdds cards={cards} />
      <p className={panel['note']}>
        {game === null
          ? 'Shuffle the deck and see what you would start with.'
          : game.canMulligan
            ? 'Tap the cards to put back. You can mulligan once.'
            : `${countOf(game.deck.length, 'card')} left in the deck.`}
      </p>
      {game ? (
        // The key events come from the buttons: the list itself is not focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul className={styles['hand']} aria-label="Your hand" onKeyDown={moveFocusInGrid}>
          {game.hand.map((id, place) => {
            const card = catalogue.byId.get(id)
            return card ? (
              // The same card may be in the hand twice, and an index changes its card only in an exchange.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${place} ${id}`}>
                <HandCard
                  card={card}
                  isChosen={chosen.has(place)}
                  {...(game.canMulligan && { onChoose: () => choose(place) })}
                />
              </li>
            ) : null
          })}
        </ul>
      ) : null}
      <div className={panel['buttons']}>
        {/* One button for every step, without the `disabled` attribute, so that it does not lose the focus. */}
        <Button
          variant={game ? 'gold' : 'plain'}
          aria-disabled={isDeckEmpty}
          onClick={() => !isDeckEmpty && step.take()}
        >
          {step.label}
        </Button>
        {game ? <Button onClick={begin}>Start Over</Button> : null}
      </div>
      <p className="spoken" role="status">
        {news}
      </p>
    </Panel>
  )
}
