import type { AddedCopies } from '#domain/collection/cardNumbers.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Button } from '#ui/Button.tsx'
import styles from './LastAdded.module.css'

/** The copies that were added last, with a button that removes them again. */
export function LastAdded({ copies, onUndo }: { copies: readonly AddedCopies[]; onUndo: () => void }) {
  const latest = copies.at(-1)
  if (!latest) return <p className={styles['last']}>Nothing added yet.</p>
  return (
    <div className={styles['last']}>
      <p>
        Added {formatCount(latest.count)} × <b>{latest.card.name}</b>
        {latest.isFoil ? ', foil' : ''}
        {copies.length > 1 ? ` and ${copies.length - 1} more` : ''}
      </p>
      <Button variant="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
