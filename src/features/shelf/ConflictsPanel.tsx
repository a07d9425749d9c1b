import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { countOf } from '#domain/text/countOf.ts'
import { findConflicts } from '#domain/shelf/conflicts.ts'
import { paths } from '#url/paths.ts'
import { ConflictCard } from './ConflictCard.tsx'
import styles from './ConflictsPanel.module.css'
import type { Shelf } from './useShelf.ts'

/** The number of conflicts that are explained. The buy list or the decks come below. */
const FEW = 1

/** Cards of which several decks want the same copies, with ways out. */
export function ConflictsPanel({ shelf }: { shelf: Shelf }) {
  const conflicts = useMemo(() => findConflicts(shelf.allocation), [shelf.allocation])
  if (conflicts.length === 0) return null
  return (
    <section className={styles['panel']} aria-labelledby="conflicts">
      <h2 id="conflicts">
        <TriangleAlert aria-hidden size={20} />
        {conflicts.length === 1 ? 'One conflict' : countOf(conflicts.length, 'conflict')}
      </h2>
      {conflicts.slice(0, FEW).map((conflict) => (
        <ConflictCard key={conflict.key} shelf={shelf} conflict={conflict} />
      ))}
      {conflicts.length > FEW ? (
        <Link to={paths.shelf({ copies: 'twice' })} hash="copies" className={styles['all']}>
          All cards that several decks want
        </Link>
      ) : null}
    </section>
  )
}
