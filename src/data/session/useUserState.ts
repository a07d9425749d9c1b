import { type Dispatch, type SetStateAction, useState } from 'react'

/**
 * State that returns to its first value when the user signs out or changes, so that an open dialog does not open again
 * at the next sign-in. It stays while a session is being restored.
 * @param userId undefined for a guest, and while the session is being restored.
 */
export function useUserState<Value>(
  userId: string | undefined,
  first: Value,
): [value: Value, setValue: Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(first)
  const [before, setBefore] = useState(userId)
  if (before !== userId) {
    setBefore(userId)
    if (before !== undefined) setValue(first)
  }
  return [value, setValue]
}
