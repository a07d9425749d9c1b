import { useEffect, useState } from 'react'
import { showToast } from './toast.ts'

/** Copy confirmations vanish after this (specification §9). */
const SHOWN_MS = 2000

/**
 * A way to put a text on the clipboard, and whether that was just done: for 2 s, also when it is done again.
 * @param makeText throws where there is no text to be had.
 * @param said what to say when it is copied, for 2 s too, null where that is said in place; @param failed when it could not be.
 */
export function useCopy(
  makeText: () => string | Promise<string>,
  said: string | null,
  failed: string,
): [boolean, () => Promise<void>] {
  const [copies, setCopies] = useState(0)
  const [isFresh, setIsFresh] = useState(false)

  useEffect(() => {
    if (!isFresh) return
    const timer = setTimeout(() => setIsFresh(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isFresh, copies])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await makeText())
    } catch {
      showToast(failed)
      return
    }
    setCopies((count) => count + 1)
    setIsFresh(true)
    if (said !== null) showToast(said, SHOWN_MS)
  }
  return [isFresh, copy]
}
