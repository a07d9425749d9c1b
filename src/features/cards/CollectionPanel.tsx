import { useState } from 'react'
import { useSession } from '#data/useSession.ts'
import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './Panel.module.css'

/** The visitor's own copies of a card: someone signed out is asked to sign in. */
export function CollectionPanel() {
  const session = useSession()
  const [asking, setAsking] = useState(false)
  if (session.status !== 'signedOut') return null
  return (
    <section className={styles['panel']} aria-labelledby="copies">
      <h2 id="copies">My Collection</h2>
      <p className={styles['note']}>You must be logged in to manage your collection.</p>
      <Button onClick={() => setAsking(true)}>Add to My Collection</Button>
      <SignInPrompt title="Sign In to Track Your Collection" open={asking} onClose={() => setAsking(false)} />
    </section>
  )
}
