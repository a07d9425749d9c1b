import { useState } from 'react'
import { useSession } from '#data/session/useSession.ts'
import type { Card } from '#domain/cards/card.ts'
import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import { Button } from '#ui/Button.tsx'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './Panel.module.css'

// Guests load no code for changes (decision 041).
const OwnCopies = lazyPanel(
  'My Collection',
  async () => (await import('./OwnCopies.tsx')).OwnCopies,
  <Spinner label="Loading your copies" />,
)

/** The visitor's own copies of a card: someone signed out is asked to sign in (requirements §2, Card detail). */
export function CollectionPanel({ card }: { card: Card }) {
  const session = useSession()
  if (session.status === 'loading') return null
  return (
    <Panel title="My Collection">
      {session.status === 'signedIn' ? <OwnCopies userId={session.user.id} card={card} /> : <SignInFirst />}
    </Panel>
  )
}

function SignInFirst() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p className={styles['note']}>You must be logged in to manage your collection.</p>
      <Button onClick={() => setAsking(true)}>Add to My Collection</Button>
      <SignInPrompt title="Sign In to Track Your Collection" open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
