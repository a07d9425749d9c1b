import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time in milliseconds since the epoch, anew each minute and when the page comes back into sight. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, MINUTE_MS)
    // In a page that nobody sees, timers sleep.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  return now
}
