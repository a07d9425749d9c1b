import * as v from 'valibot'
import { applyCopyChanges, type CopyChange, mergeCopyChanges } from '#domain/collection/copyChange.ts'
import { announceStep } from '../account/onboardingEvents.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { makeOutbox } from '../offline/outbox.ts'
import { updateUserData } from '../offline/userQueries.ts'
import { adjustCollection } from './adjustCollection.ts'
import { type CollectionOf, userCollectionKey } from './collectionKey.ts'

const cardFields = { cardId: v.string(), isFoil: v.boolean() }

/** The outbox for changes of copies in members' collections. Pages that show a collection apply the pending changes to it. */
export const collectionOutbox = makeOutbox<CopyChange, number>({
  // Earlier versions stored copies without a prefix.
  prefix: '',
  schema: v.union([v.object({ ...cardFields, delta: v.number() }), v.object({ ...cardFields, quantity: v.number() })]),
  subjectOf: ({ cardId, isFoil }) => `${cardId} ${isFoil}`,
  merge: mergeCopyChanges,
  send: adjustCollection,
  failureText: 'Failed to update quantity',
  onAnswer({ queryClient }, userId, { cardId, isFoil }, quantity) {
    const update = applyTo([{ cardId, isFoil, quantity }])
    void updateUserData<CollectionOf | null>(queryClient, userId, userCollectionKey(userId), update)
    void cancelAndInvalidate(queryClient, ['user', userId, 'activity'])
    if (quantity > 0) announceStep('add-cards')
  },
  onRefusal({ queryClient, report }, userId, _, reason) {
    report(reason)
    void cancelAndInvalidate(queryClient, userCollectionKey(userId))
  },
  onSettledElsewhere({ queryClient }, userId, changes) {
    // Applied to the cached collection until this tab has refetched it.
    queryClient.setQueryData<CollectionOf | null>(
      userCollectionKey(userId),
      (cached) => cached && applyTo(changes)(cached),
    )
    void cancelAndInvalidate(queryClient, userCollectionKey(userId))
  },
})

const applyTo =
  (changes: readonly CopyChange[]) =>
  (cached: CollectionOf | null): CollectionOf | null =>
    cached && { ...cached, collection: applyCopyChanges(cached.collection, changes) }
