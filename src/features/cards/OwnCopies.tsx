import { Link } from '@tanstack/react-router'
import { useChangeCopies, useIsStuck } from '#data/collection/useChangeCopies.ts'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { Card } from '#domain/cards/card.ts'
import { copiesOf } from '#domain/collection/copies.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { paths } from '#url/paths.ts'
import { CopySteppers } from '#cardUi/copies/CopySteppers.tsx'
import styles from './Panel.module.css'

/** The copies of a card in the user's collection, with buttons to change them. */
export function OwnCopies({ userId, card }: { userId: string; card: Card }) {
  const own = useUserCollection()
  const change = useChangeCopies(userId)
  const isStuck = useIsStuck(userId)
  if (own.status === 'failed') return <InlineError message={own.error.message} onRetry={own.retry} />
  if (own.status !== 'ready') return <Spinner label="Loading your copies" />
  return (
    <>
      <div className={styles['copies']}>
        <CopySteppers card={card} copies={copiesOf(own.collection, card.id)} change={change} />
      </div>
      <p className={styles['note']} role="status">
        {isStuck ? 'Not saved yet: it is kept here and sent as soon as there is a connection.' : ''}
      </p>
      <Link
        to={paths.userCollection(userId, { tab: 'cards', set: [card.set] })}
        className={`${styles['foot']} ${styles['link']}`}
      >
        {card.set} in my collection
      </Link>
    </>
  )
}
