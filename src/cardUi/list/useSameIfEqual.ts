import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/** The value of the last render if it was equal, so that memoized components do not render again. For JSON values only. */
export function useSameIfEqual<Value>(value: Value): Value {
  const [last, setLast] = useState(value)
  const same: Value = replaceEqualDeep(last, value)
  if (same !== last) setLast(same)
  return same
}
