import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyCollectionOutbox } from '#data/collection/lazyCollectionOutbox.ts'
import { useChangeCopies } from '#data/collection/useChangeCopies.ts'
import { useIsStuck } from '#data/offline/usePending.ts'
import { useUserCollection } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { copiesOf } from '#domain/collection/copies.ts'
import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import { Button } from '#ui/Button.tsx'
import { InlineError } from '#ui/InlineError.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { paths } from '#url/paths.ts'
import { CopySteppers } from '#cardUi/copies/CopySteppers.tsx'
import { FreeCopies, useFreeCopies } from '#cardUi/copies/freeCopies.ts'
import { LazyWishControl } from '#cardUi/wishes/lazyWishControl.ts'
import styles from './Panel.module.css'

/** The visitor's copies of a card. Guests are asked to sign in (requirements §2, Card detail). */
export function CollectionPanel({ card, catalogue }: { card: Card; catalogue: Catalogue }) {
  const userId = useViewerId()
  return (
    <Panel title="My Collection">
      {userId ? <OwnCopies userId={userId} card={card} catalogue={catalogue} /> : <SignInFirst />}
    </Panel>
  )
}

function OwnCopies({ userId, card, catalogue }: { userId: string; card: Card; catalogue: Catalogue }) {
  const { data, error, refetch } = useUserCollection()
  const change = useChangeCopies(userId)
  const isStuck = useIsStuck(lazyCollectionOutbox, userId)
  const free = useFreeCopies()(card)
  if (!data)
    return error ? (
      <InlineError message={error.message} onRetry={() => void refetch()} />
    ) : (
      <Spinner label="Loading your copies" />
    )
  return (
    <>
      <div className={styles['copies']}>
        <CopySteppers card={card} copies={copiesOf(data, card.id)} change={change} />
      </div>
      <FreeCopies userId={userId} />
      {free ? (
        <p className={styles['note']}>
          <Link to={paths.shelf()}>{free}</Link>
        </p>
      ) : null}
      <div className={styles['wish']} data-owned={data.has(card.id) ? '' : undefined}>
        <LazyWishControl userId={userId} card={card} catalogue={catalogue} collection={data} />
      </div>
      <p className={styles['note']} role="status">
        {isStuck ? 'Not saved yet. Your changes will be sent automatically.' : ''}
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

function SignInFirst() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className={styles['note']}>You must be logged in to manage your collection.</p>
      <Button onClick={() => setAsking(true)}>Add to My Collection</Button>
      <SignInPrompt
        benefit="collection"
        title="Sign In to Track Your Collection"
        open={asking}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
