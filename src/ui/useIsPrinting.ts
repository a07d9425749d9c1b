import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed by the browser's print command; a `PrintSheet` may then replace it. The value stays
 * true while the print dialog is open and until the next interaction with the page, as in `usePrint`.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    // The browser takes its snapshot as soon as the event handler returns.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    document.addEventListener('pointerdown', end)
    document.addEventListener('keydown', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      document.removeEventListener('pointerdown', end)
      document.removeEventListener('keydown', end)
    }
  }, [])

  return isPrinting
}
