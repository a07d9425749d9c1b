import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { mainType } from '#domain/cards/sort.ts'
import { StartingList } from '#ui/StartingList.tsx'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import { type CardCopies, cardCopies, type OwnedCopies } from '../../copies/ownedCopies.ts'
import { OwnedStepper } from '../../copies/OwnedStepper.tsx'
import { InkIcon } from '../../InkIcon.tsx'
import { Price } from '../../Price.tsx'
import { RarityIcon } from '../../RarityIcon.tsx'
import styles from './CardLines.module.css'
import { CardRowLink } from './CardRowLink.tsx'
import { CostBadge } from './CostBadge.tsx'

/** The height of a line in rem; CardLines.module.css has the same value. */
const LINE_REM = 4

type LinesProps = {
  label: string
  cards: readonly Card[]
  /** A card's address. */
  pathOf: (card: Card) => string
}

/** Cards as a list with a line for each. Only the visible lines are mounted. */
export function CardLines({ label, cards, pathOf, owned }: LinesProps & { owned: OwnedCopies | null }) {
  return (
    <VirtualGrid
      label={label}
      count={cards.length}
      columns={() => 1}
      gap={0}
      cellHeight={() => LINE_REM}
      cellKey={(index) => cards[index]?.id ?? String(index)}
    >
      {(index, tabIndex) => {
        const card = cards[index]
        return card ? <Line card={card} path={pathOf(card)} tabIndex={tabIndex} {...cardCopies(owned, card)} /> : null
      }}
    </VirtualGrid>
  )
}

/** The first lines of a list, shown until all cards are loaded. Their links also work without scripts. */
export function CardLinesStart({
  label,
  cards,
  pathOf,
  owned,
  from,
}: LinesProps & { owned: OwnedCopies | null; from: number }) {
  return (
    <StartingList label={label} items={cards} from={from} keyOf={({ id }) => id}>
      {(card) => <Line card={card} path={pathOf(card)} {...cardCopies(owned, card)} />}
    </StartingList>
  )
}

const Line = memo(function Line({
  card,
  path,
  tabIndex,
  copies,
  change = null,
  note,
}: {
  card: Card
  path: string
  tabIndex?: 0 | -1
} & CardCopies) {
  return (
    <div className={styles['line']} data-counted={copies ? '' : undefined}>
      <CardRowLink card={card} path={path} tabIndex={tabIndex} {...(copies && { copies, change })}>
        <span className={styles['cost']}>
          <CostBadge card={card} />
        </span>
        <span className={styles['name']}>
          <b>{card.characterName}</b> {card.version === null ? null : <span>{card.version}</span>}
        </span>
        <span className={styles['inks']}>
          {card.inks.map((ink) => (
            <InkIcon key={ink} ink={ink} label />
          ))}
        </span>
        <span className={styles['type']}>{mainType(card)}</span>
        <span className={styles['printing']}>
          {card.set} · {card.collectorNumber}
        </span>
        <span className={styles['rarity']} title={card.rarity}>
          <RarityIcon rarity={card.rarity} /> <span>{card.rarity}</span>
        </span>
        <span className={styles['price']}>
          <Price card={card} />
        </span>
      </CardRowLink>
      {copies ? <OwnedStepper card={card} copies={copies} change={change} note={note} /> : null}
    </div>
  )
})
