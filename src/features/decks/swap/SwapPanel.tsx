import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type DeckCard, joinPrintings } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { movingSwaps, type Swap, swapCards } from '#domain/swap/swapDeck.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Panel } from '#ui/Panel.tsx'
import { CurveMulliganField } from '../odds/CurveMulliganField.tsx'
import { StartField } from '../odds/StartField.tsx'
import { SwapFields } from './SwapFields.tsx'
import { SwapFigures } from './SwapFigures.tsx'
import { SwapGoldfish } from './SwapGoldfish.tsx'
import { SwapLink } from './SwapLink.tsx'
import styles from './Swap.module.css'
import { useSwaps } from './useSwaps.ts'
import { useSwapStart } from './useSwapStart.ts'

/** The least height of the results that is shown after a swap, in px. */
const RESULT_HEIGHT = 240

/** Compares a deck with itself after a swap of cards, without changing it. */
export function SwapPanel({
  deck,
  cards,
  catalogue,
}: {
  deck: Deck
  cards: readonly DeckCard[]
  catalogue: Catalogue
}) {
  const before = useMemo(() => joinPrintings(cards), [cards])
  const [swaps, changeSwaps] = useSwaps(before, catalogue)
  const [start, changeStart] = useSwapStart()
  const [news, setNews] = useState('')
  const select = useRef<HTMLSelectElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const hasPressed = useRef(false)
  // On a phone the results begin far below the pressed card.
  useEffect(() => {
    if (!hasPressed.current) return
    const { bottom } = list.current?.getBoundingClientRect() ?? { bottom: 0 }
    if (bottom + RESULT_HEIGHT > innerHeight) list.current?.scrollIntoView({ block: 'start' })
  }, [swaps])
  const after = useMemo(() => swapCards(before, swaps), [before, swaps])
  const show = (next: readonly Swap[], message: string) => {
    hasPressed.current = true
    changeSwaps(next)
    setNews(message)
    // The pressed button may be gone now.
    select.current?.focus()
  }
  return (
    <Panel title="Swap">
      <p className={styles['note']}>Try other cards and see what changes. Your deck stays as it is.</p>
      <div className={styles['swap']}>
        <SwapFields
          cards={after}
          maybeboard={deck.maybeboard}
          catalogue={catalogue}
          select={select}
          onSwap={(swap) =>
            show(
              [...swaps, swap],
              `Swapped ${countOf(swap.copies, 'copy', 'copies')} of ${swap.out.name} for ${swap.in.name}.`,
            )
          }
        />
        {swaps.length > 0 ? (
          <div className={styles['made']}>
            <ul ref={list} className={styles['swaps']} aria-label="Swaps">
              {swaps.map((swap, at) => (
                // A swap has no id, and equal swaps look the same.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>
                  <span>
                    <b>−{swap.copies}</b> {swap.out.name}
                  </span>
                  <span>
                    <b>+{swap.copies}</b> {swap.in.name}
                  </span>
                  <button
                    type="button"
                    aria-label={`Undo ${swap.out.name} for ${swap.in.name}`}
                    onClick={() =>
                      show(
                        // A later swap may have moved copies that this one put in.
                        movingSwaps(
                          before,
                          swaps.filter((other) => other !== swap),
                        ),
                        'Swap undone.',
                      )
                    }
                  >
                    <X aria-hidden size={18} />
                  </button>
                </li>
              ))}
            </ul>
            <SwapLink deck={deck} swaps={swaps} />
          </div>
        ) : null}
      </div>
      {swaps.length > 0 ? (
        <div className={styles['results']}>
          <div className={styles['start']}>
            <StartField onThePlay={start.onThePlay} onChange={(onThePlay) => changeStart({ onThePlay })} />
            <CurveMulliganField policy={start.policy} onChange={(curveMulligan) => changeStart({ curveMulligan })} />
          </div>
          <SwapFigures deck={deck} before={before} after={after} catalogue={catalogue} start={start} />
          {countCards(before) === countCards(after) ? (
            <SwapGoldfish before={before} after={after} start={start} />
          ) : null}
        </div>
      ) : null}
      <p className="spoken" role="status">
        {news}
      </p>
    </Panel>
  )
}
