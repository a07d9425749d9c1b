import { type ReactNode, useMemo, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type Collection, countAllCopies } from '#domain/collection/copies.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { copiesOf, type DeckDraft } from '#domain/decks/deckDraft.ts'
import { countCards, DECK_SIZE } from '#domain/decks/deckRules.ts'
import { useFreeCopies } from '#cardUi/copies/freeCopies.ts'
import { CardCells } from '#cardUi/list/CardCells.tsx'
import { cardPath } from '#cardUi/cardPath.ts'
import { type Columns, EAGER_PICTURES, LOW_WINDOW } from '#cardUi/face/cardShape.ts'
import { StartingList } from '#ui/StartingList.tsx'
import { useStillTouch } from '#ui/useHold.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { showToast } from '#ui/toast.ts'
import { paths } from '#url/paths.ts'
import styles from './BuilderGrid.module.css'
import { BuilderTile } from './BuilderTile.tsx'
import { CopiesMenu, type Held } from './CopiesMenu.tsx'
import { poolColumns } from './poolColumns.ts'
import type { DraftStep } from './useDeckDraft.ts'

/** The height of the strip under a card, in rem; BuilderTile.module.css has the same values. */
const STRIP_REM = { fine: 2, coarse: 2.75 }

/** The space between cards, in px; BuilderGrid.module.css has the same value. */
const GAP = 12

/**
 * The cards to choose from (requirements §9).
 * @param catalogue null while it is loading: then `cards` are the first ones, as the host sends them.
 * @param columns the choice for large screens.
 * @param owned the viewer's copies by card; undefined if they are unknown.
 */
export function BuilderGrid({
  catalogue,
  cards,
  columns,
  entries,
  owned,
  change,
}: {
  catalogue: Catalogue | null
  cards: readonly Card[]
  columns: Columns
  entries: DeckDraft
  owned: Collection | undefined
  change: (step: DraftStep) => void
}) {
  const isLow = useMediaQuery(LOW_WINDOW) === true
  const isCoarse = useMediaQuery('(pointer: coarse)') === true
  const isFull = countCards(entries) >= DECK_SIZE
  const describeFree = useFreeCopies()
  const ownedByName = useMemo(() => owned && catalogue && countByName(catalogue, owned), [catalogue, owned])
  const [held, setHeld] = useState<Held | null>(null)
  useStillTouch(held !== null)
  const renderCard = (card: Card, isFirst: boolean, tabIndex: 0 | -1) => (
    <BuilderTile
      card={card}
      path={catalogue ? cardPath(catalogue, card) : paths.card(card.slug, card.set)}
      copies={copiesOf(entries, card.id)}
      owned={ownedByName ? (ownedByName.get(cardKey(card)) ?? 0) : null}
      free={describeFree(card)}
      isFull={isFull}
      change={change}
      onHold={setHeld}
      priority={isFirst}
      tabIndex={tabIndex}
    />
  )
  return (
    <>
      {catalogue ? (
        <CardCells
          cards={cards}
          columns={poolColumns(columns, isLow)}
          gap={GAP}
          below={isCoarse ? STRIP_REM.coarse : STRIP_REM.fine}
          renderCard={renderCard}
        />
      ) : (
        <Shape columns={columns}>
          <StartingList label="Cards" items={cards} keyOf={({ id }) => id}>
            {(card, index) => renderCard(card, index < EAGER_PICTURES, 0)}
          </StartingList>
        </Shape>
      )}
      {held ? (
        <CopiesMenu
          held={held}
          copies={copiesOf(entries, held.card.id)}
          onChoose={(quantity) => {
            change({ type: 'set', card: held.card.id, quantity, limit: copyLimit(held.card) })
            setHeld(null)
          }}
          onMaybe={() => {
            change({ type: 'addMaybe', card: held.card.id })
            showToast(`${held.card.name} is on the maybeboard.`)
            setHeld(null)
          }}
          onClose={() => setHeld(null)}
        />
      ) : null}
    </>
  )
}

/** A placeholder for the grid while no cards are loaded. */
export function BuilderGridSkeleton({ columns }: { columns?: Columns }) {
  return (
    <Shape columns={columns}>
      <div aria-hidden className={styles['empty']}>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} className="skeleton" />
        ))}
      </div>
    </Shape>
  )
}

/** Lays out its child in the columns of the virtual grid. */
function Shape({ columns, children }: { columns: Columns; children: ReactNode }) {
  return (
    <div className={styles['shape']} data-columns={columns ?? 'auto'}>
      {children}
    </div>
  )
}

/** The copies of a collection by `cardKey`, over all printings: any printing of a card is playable. */
function countByName({ byId }: Catalogue, collection: Collection): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [id, copies] of collection) {
    const card = byId.get(id)
    if (card) counts.set(cardKey(card), (counts.get(cardKey(card)) ?? 0) + countAllCopies(copies))
  }
  return counts
}
