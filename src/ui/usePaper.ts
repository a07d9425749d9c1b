import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is being printed by the browser's own command: then a `PrintSheet` may stand in for it.
 * It is still true while one chooses the printer, and until the page is used again, as in `usePrint`.
 */
export function usePaper(): boolean {
  const [isPaper, setIsPaper] = useState(false)

  useEffect(() => {
    // What is printed is read as soon as this returns.
    const begin = () => flushSync(() => setIsPaper(true))
    const end = () => setIsPaper(false)
    window.addEventListener('beforeprint', begin)
    document.addEventListener('pointerdown', end)
    document.addEventListener('keydown', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      document.removeEventListener('pointerdown', end)
      document.removeEventListener('keydown', end)
    }
  }, [])

  return isPaper
}
