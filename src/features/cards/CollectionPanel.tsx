import { Link } from '@tanstack/react-router'
import { useSession } from '#data/useSession.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './Panel.module.css'

/** The visitor's own copies of a card: someone signed out is asked to sign in. */
export function CollectionPanel() {
  const session = useSession()
  if (session.status !== 'signedOut') return null
  return (
    <section className={styles['panel']} aria-labelledby="copies">
      <h2 id="copies">My Collection</h2>
      <p className={styles['note']}>You must be logged in to manage your collection.</p>
      <Link to={paths.login()} className={buttonStyle('plain')}>
        Sign In
      </Link>
    </section>
  )
}
