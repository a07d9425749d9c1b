import { useEffect, useState } from 'react'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './FullScreenLoading.module.css'

const SLOW_MS = 3000

/** Shown while a session is restored; after 3 s it says that this takes long (requirements §4, Authentication). */
export function FullScreenLoading() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className={styles['screen']} role="status">
      <Spinner />
      <p>Loading...</p>
      {slow ? <p className={styles['slow']}>This is taking longer than usual. Your connection may be slow.</p> : null}
    </main>
  )
}
