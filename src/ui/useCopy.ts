import { useEffect, useState } from 'react'
import { showToast } from './toast.ts'

/** How long the confirmation is shown (requirements §9). */
const SHOWN_MS = 2000

/**
 * Copies a text to the clipboard.
 * @param makeText throws when there is no text to copy.
 * @param copiedToast the toast to show for 2 s after copying; null if the caller confirms it in place.
 * @param failedToast the toast to show when copying fails.
 * @returns whether a text was copied within the last 2 s, and the function that copies and returns whether it did.
 */
export function useCopy(
  makeText: () => string | Promise<string>,
  copiedToast: string | null,
  failedToast: string,
): [boolean, () => Promise<boolean>] {
  const [copies, setCopies] = useState(0)
  const [isJustCopied, setIsJustCopied] = useState(false)

  useEffect(() => {
    if (!isJustCopied) return
    const timer = setTimeout(() => setIsJustCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isJustCopied, copies])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(await makeText())
    } catch {
      showToast(failedToast)
      return false
    }
    setCopies((count) => count + 1)
    setIsJustCopied(true)
    if (copiedToast !== null) showToast(copiedToast, { shownMs: SHOWN_MS })
    return true
  }
  return [isJustCopied, copy]
}
