import type { CollectionFile } from '#domain/collection/csv/readCollection.ts'
import { countOf } from '#domain/text/countOf.ts'
import step from './Step.module.css'

const MAX_GAMES = 5

/** Notes on the parts of a file that are not imported, and on surprising counts. */
export function FileNotes({ file }: { file: CollectionFile }) {
  const { games, watched } = file.skipped
  const others = [...games].slice(MAX_GAMES).reduce((sum, [, rows]) => sum + rows, 0)
  const leftOut = [
    ...[...games].slice(0, MAX_GAMES).map(([game, rows]) => `${countOf(rows, 'row')} of ${game}`),
    ...(others > 0 ? [`${countOf(others, 'row')} of other games`] : []),
    ...(watched > 0 ? [`${countOf(watched, 'row')} on your watchlist, which you do not own`] : []),
  ]
  return (
    <>
      {file.format === 'tcgplayerPricing' ? (
        <p className={step['note']}>
          Copies are Total Quantity plus Add to Quantity. Whether they are foil comes from Printing or Condition.
        </p>
      ) : null}
      {leftOut.length > 0 ? <p className={step['note']}>Left out: {leftOut.join(', ')}.</p> : null}
      {file.droppedColumns.length > 0 ? (
        <p className={step['note']}>
          Not imported: {file.droppedColumns.join(', ')}. Lorefolio saves how many copies you have, foil and non-foil.
        </p>
      ) : null}
    </>
  )
}
