import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { v4 as makeUuid } from 'uuid'
import type { Operation } from '#data/collection/collectionOperations.ts'
import { collectionOutbox } from '#data/collection/collectionOutbox.ts'
import { isOffline } from '#data/backend/errors.ts'
import { cancelAndInvalidate } from '#data/backend/cancelAndInvalidate.ts'
import { valueHistoryKey } from '#data/collection/valueHistory.ts'

/** How often a call without an answer is repeated before the person is asked to. */
const MAX_REPEATS = 2

/** An operation that was done: what came of it, and the id that `undoOperation` takes it back by. */
export type DoneOperation<Result> = { readonly operationId: string; readonly result: Result }

/**
 * Changes many of one's own copies at once. What was changed singly is sent before, and what there is now is read after
 * it, whether it succeeded or not: an answer that was lost may have been a yes. The mutation is underway until then.
 * @param run does it under an id. Called again with the same input after a failure it gets the same id, so that it counts
 * once however often it is tried; inputs are the same when they are identical.
 */
export function useCollectionOperation<Input, Result>(
  userId: string,
  run: (operation: Operation, input: Input) => Promise<Result>,
) {
  const queryClient = useQueryClient()
  const unanswered = useRef<{ readonly input: Input; readonly operationId: string } | null>(null)
  return useMutation({
    networkMode: 'always',
    retry: (failures, error) => isOffline(error) && failures < MAX_REPEATS,
    mutationFn: async (input: Input): Promise<DoneOperation<Result>> => {
      if (unanswered.current?.input !== input) unanswered.current = { input, operationId: makeUuid() }
      const { operationId } = unanswered.current
      await collectionOutbox.of(userId).flush()
      const result = await run({ userId, id: operationId }, input)
      unanswered.current = null
      return { operationId, result }
    },
    onSettled: () => readAgain(queryClient, userId),
  })
}

/** All that depends on which copies somebody owns. */
async function readAgain(queryClient: QueryClient, userId: string): Promise<void> {
  // Nobody waits for what it was worth.
  void cancelAndInvalidate(queryClient, valueHistoryKey(userId, userId))
  await Promise.all(
    ['collection', 'activity', 'onboarding'].map((about) => cancelAndInvalidate(queryClient, ['own', userId, about])),
  )
}
