import { Copy } from 'lucide-react'
import { useState } from 'react'
import { makeBuyText, sumLines } from '#domain/shelf/buyList.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Money } from '#cardUi/Money.tsx'
import { BuyLink } from '#cardUi/BuyLink.tsx'
import { marketplaceListUrl } from '#cardUi/marketplaceUrl.ts'
import { Button } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { focusRegion } from '#ui/focusRegion.ts'
import { Panel } from '#ui/Panel.tsx'
import { useControlRows } from '#ui/useControlRows.ts'
import { useShown } from '#ui/useShown.ts'
import { BuyChoiceDialog } from './BuyChoiceDialog.tsx'
import { BuyRow, CONTROLS_OF_LINE } from './BuyRow.tsx'
import { BuyTargetDialog } from './BuyTargetDialog.tsx'
import styles from './BuyPanel.module.css'
import type { BuyListState, ShownLine } from './useBuyList.ts'
import type { Shelf } from './useShelf.ts'

/** The number of lines at first. */
const FEW = 15

/** The most cards in the link to the marketplace, whose address has a limit. */
const MAX_IN_LINK = 150

const CHOOSE = 'Choose decks or wishes to see what to buy.'

/** What to buy for decks and wishes. A ticked line is added to the collection. */
export function BuyPanel({ shelf, list }: { shelf: Shelf; list: BuyListState }) {
  const { lines, isWorking, isForNothing, purpose, settings, finish, tick } = list
  const [isChoosing, setIsChoosing] = useState(false)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [shown, more, itemProps] = useShown(lines ?? [], FEW, Infinity)
  const left = (lines ?? []).filter(({ isBought }) => !isBought)
  const { copies, cents, withoutPrice } = sumLines(left)
  const keys = lineKeys(shown)
  const { stopOf, handlers } = useControlRows(CONTROLS_OF_LINE, keys.length)
  return (
    <Panel
      id="buy-list"
      tabIndex={-1}
      title="Buy list"
      className={styles['panel']}
      action={
        <Button
          variant="quiet"
          className={styles['purpose']}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          {purpose}
        </Button>
      }
    >
      {lines === undefined ? <p className={styles['note']}>{isWorking ? 'Working…' : CHOOSE}</p> : null}
      {lines?.length === 0 ? (
        <p className={styles['note']}>{isForNothing ? CHOOSE : 'Nothing to buy. You own every card on this list.'}</p>
      ) : null}
      {shown.length > 0 ? (
        // Key events bubble from the controls inside; the list itself is not focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul className={styles['lines']} aria-label="Cards to buy" {...handlers}>
          {shown.map((line, index) => (
            <BuyRow
              key={keys[index]}
              index={index}
              stop={stopOf(index)}
              line={line}
              isChosen={line.key in settings.choices}
              onTick={tick}
              onOpen={setOpenKey}
              itemProps={itemProps(index)}
            />
          ))}
        </ul>
      ) : null}
      {more ? (
        <Button className={styles['all']} onClick={more.show}>
          Show {more.count} more
        </Button>
      ) : null}
      {lines && lines.length > 0 ? (
        <p className={styles['total']} role="status">
          {left.length === 0 ? 'All bought' : countOf(copies, 'card')}{' '}
          <b>
            <Money usd={cents / 100} />
          </b>
        </p>
      ) : null}
      {withoutPrice > 0 ? (
        <p className={styles['note']}>Doesn't include {countOf(withoutPrice, 'copy', 'copies')} without a price.</p>
      ) : null}
      {left.length > MAX_IN_LINK ? (
        <p className={styles['note']}>Shop takes the first {MAX_IN_LINK} cards. Copy list has all of them.</p>
      ) : null}
      <div className={styles['buttons']}>
        {left.length > 0 ? (
          <>
            <CopyButton
              makeText={() => makeBuyText(left)}
              failed="Failed to copy the list. Please try again."
              icon={Copy}
            >
              Copy list
            </CopyButton>
            <BuyLink
              makeUrl={(affiliate) =>
                marketplaceListUrl(
                  left.slice(0, MAX_IN_LINK).map((line) => ({ card: line.card, quantity: line.copies })),
                  affiliate,
                )
              }
            >
              Shop
            </BuyLink>
          </>
        ) : null}
        {finish ? (
          <Button
            onClick={({ currentTarget }) => {
              focusRegion(currentTarget)
              finish()
            }}
          >
            New list
          </Button>
        ) : null}
        {(lines?.length ?? 0) === 0 && !isWorking && !finish ? (
          <Button onClick={() => setIsChoosing(true)}>Choose decks</Button>
        ) : null}
      </div>
      {isChoosing ? <BuyTargetDialog shelf={shelf} list={list} onClose={() => setIsChoosing(false)} /> : null}
      {openKey === null ? null : (
        <BuyChoiceDialog shelf={shelf} list={list} cardKey={openKey} onClose={() => setOpenKey(null)} />
      )}
    </Panel>
  )
}

/** A line has the same key before and after it is ticked, so that its check stays focused. */
function lineKeys(lines: readonly ShownLine[]): readonly string[] {
  const seen = new Map<string, number>()
  return lines.map(({ card, isFoil }) => {
    const key = `${card.id} ${isFoil}`
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return `${key} ${before}`
  })
}
