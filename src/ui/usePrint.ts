import { useEffect, useState } from 'react'

/**
 * Prints a sheet: the caller renders a `PrintSheet` while `askedAt`, the time of the request, is set. It stays set
 * until the next interaction with the page, because phones still render the sheet while their print dialog is open, and
 * some fire `afterprint` before that.
 */
export function usePrint(): [askedAt: Date | null, print: () => void] {
  const [askedAt, setAskedAt] = useState<Date | null>(null)

  useEffect(() => {
    if (askedAt === null) return
    const end = () => setAskedAt(null)
    document.addEventListener('pointerdown', end)
    document.addEventListener('keydown', end)
    window.print()
    return () => {
      document.removeEventListener('pointerdown', end)
      document.removeEventListener('keydown', end)
    }
  }, [askedAt])

  return [askedAt, () => setAskedAt(new Date())]
}
