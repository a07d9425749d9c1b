import { useEffect, useState } from 'react'

/**
 * A way to print what is rendered for it: a `PrintSheet` while there is a date, which is when it was asked for.
 * That stays until the page is used again. Phones still draw the sheet while one chooses the printer, and some say before
 * that they are done.
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
