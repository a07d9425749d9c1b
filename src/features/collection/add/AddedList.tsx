import { Link } from '@tanstack/react-router'
import type { Card } from '#domain/cards/card.ts'
import { usePriceFormat } from '#data/priceFormat.ts'
import { collectionValue } from '#domain/collection/collectionValue.ts'
import { MAX_COPIES } from '#domain/collection/copies.ts'
import { applyCopyChanges, parseQuantity } from '#domain/collection/copyChange.ts'
import { type AddedCopies, countAdded } from '#domain/collection/cardNumbers.ts'
import { countOf } from '#domain/text/countOf.ts'
import { paths } from '#url/paths.ts'
import { Panel } from '#ui/Panel.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import styles from './AddedList.module.css'
import { CopiesRow } from './CopiesRow.tsx'

/** The copies added since the page was opened, latest first, with their value; each can be removed. */
export function AddedList({
  userId,
  lines,
  byId,
  ownedOf,
  onRecount,
}: {
  userId: string
  lines: readonly AddedCopies[]
  byId: ReadonlyMap<string, Card>
  ownedOf: (copies: AddedCopies) => number
  onRecount: (line: AddedCopies, count: number) => void
}) {
  const { format } = usePriceFormat()
  if (lines.length === 0) return null
  return (
    <Panel title="Just Added" action={<p className={styles['sum']}>{sumOf(lines, byId, format)}</p>}>
      <ul className={styles['list']}>
        {lines.map((line) => (
          <li key={`${line.card.id} ${line.isFoil}`}>
            <CopiesRow copies={line} owned={ownedOf(line)}>
              <div className={styles['count']}>
                <Stepper
                  label={`added ${line.isFoil ? 'foil' : 'non-foil'} copies of ${line.card.name}`}
                  value={line.count}
                  max={line.count + MAX_COPIES - ownedOf(line)}
                  onStep={(step) => onRecount(line, line.count + step)}
                  onType={(text) => {
                    const typed = parseQuantity(text)
                    if (!typed.ok) return typed.message
                    onRecount(line, Math.min(typed.quantity, line.count + MAX_COPIES - ownedOf(line)))
                    return undefined
                  }}
                />
              </div>
            </CopiesRow>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>
        <Link to={paths.userActivity(userId)}>Activity</Link> lists what changed in your collection in the last 30 days.
      </p>
    </Panel>
  )
}

/** "12 copies, $34.50", "2 copies, $1.00 and 1 without a price"; only the number if none has a price. */
function sumOf(
  lines: readonly AddedCopies[],
  byId: ReadonlyMap<string, Card>,
  format: (usd: number) => string,
): string {
  const asCollection = applyCopyChanges(
    new Map(),
    lines.map(({ card, isFoil, count }) => ({ cardId: card.id, isFoil, delta: count })),
  )
  const { usd, copiesWithoutPrice } = collectionValue(asCollection, byId)
  const count = countOf(countAdded(lines), 'copy', 'copies')
  if (usd === null) return count
  return `${count}, ${format(usd)}${copiesWithoutPrice > 0 ? ` and ${copiesWithoutPrice} without a price` : ''}`
}
