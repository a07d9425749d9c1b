import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { v4 as makeUuid } from 'uuid'
import type { Operation } from '#data/collection/collectionOperations.ts'
import { lazyCollectionOutbox } from '#data/collection/lazyCollectionOutbox.ts'
import { isOffline } from '#data/backend/errors.ts'
import { cancelAndInvalidate } from '#data/backend/cancelAndInvalidate.ts'
import { valueHistoryKey } from '#data/collection/valueHistory.ts'

/** The number of automatic retries of a call without an answer. */
const MAX_REPEATS = 2

/** A finished operation with its result and the id for `undoOperation`. */
export type DoneOperation<Result> = { readonly operationId: string; readonly result: Result }

/**
 * Changes many of the member's copies at once. It first sends pending single changes, and then refetches the collection
 * even after a failure, because a lost answer may have been a success. The mutation is pending until then.
 * @param run runs the operation with an id. Repeating it with the identical input after a failure uses the same id, so
 * that it counts once.
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
      await (await lazyCollectionOutbox.load()).of(userId).flush()
      const result = await run({ userId, id: operationId }, input)
      unanswered.current = null
      return { operationId, result }
    },
    onSettled: () => readAgain(queryClient, userId),
  })
}

/** Refetches everything that depends on the member's copies. */
async function readAgain(queryClient: QueryClient, userId: string): Promise<void> {
  // The value history is not awaited.
  void cancelAndInvalidate(queryClient, valueHistoryKey(userId, userId))
  await Promise.all(
    ['collection', 'activity', 'onboarding'].map((about) => cancelAndInvalidate(queryClient, ['user', userId, about])),
  )
}
