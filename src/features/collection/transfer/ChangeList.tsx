import { useId, useMemo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { sortByName } from '#domain/cards/sort.ts'
import type { CopiesChange } from '#domain/collection/csv/planImport.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { useShown } from '#ui/useShown.ts'
import styles from './ImportTable.module.css'

/** The first cards that an import would change, with their copies before and after; nothing without changes. */
export function ChangeList({
  title,
  changes,
  byId,
}: {
  title: string
  changes: readonly CopiesChange[]
  byId: ReadonlyMap<string, Card>
}) {
  const id = useId()
  const inOrder = useMemo(() => sortChanges(changes, byId), [changes, byId])
  const [shown, more, rowProps] = useShown(inOrder)
  if (changes.length === 0) return null
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <h3 id={id}>
        {title}: {countOf(changes.length, 'card')}
      </h3>
      <table className={styles['table']} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col" className={styles['count']}>
              Non-foil
            </th>
            <th scope="col" className={styles['count']}>
              Foil
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ cardId, before, after }, index) => (
            <tr key={cardId} {...rowProps(index)}>
              <th scope="row">
                <CardWords card={byId.get(cardId)} />
              </th>
              <td className={styles['count']}>
                <BeforeAndAfter before={before.nonFoil} after={after.nonFoil} />
              </td>
              <td className={styles['count']}>
                <BeforeAndAfter before={before.foil} after={after.foil} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more ? (
        <Button variant="quiet" onClick={more.show}>
          Show {more.count} more
        </Button>
      ) : null}
    </section>
  )
}

/** Sorts changes as in the catalogue, unknown cards last. */
function sortChanges(changes: readonly CopiesChange[], byId: ReadonlyMap<string, Card>): CopiesChange[] {
  const cards = sortByName(changes.flatMap(({ cardId }) => byId.get(cardId) ?? []))
  const places = new Map(cards.map(({ id }, place) => [id, place]))
  const placeOf = ({ cardId }: CopiesChange) => places.get(cardId) ?? places.size
  return changes.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function CardWords({ card }: { card: Card | undefined }) {
  if (!card) return 'A card that is not in the card database'
  return (
    <>
      {card.name}{' '}
      <span className={styles['where']}>
        {card.set} · {card.collectorNumber}
      </span>
    </>
  )
}

function BeforeAndAfter({ before, after }: { before: number; after: number }) {
  if (before === after) return <span className={styles['same']}>{after}</span>
  return (
    <>
      <span className={styles['same']}>
        {before}
        <span aria-hidden> → </span>
        <span className="spoken"> to </span>
      </span>
      <strong>{after}</strong>
    </>
  )
}
