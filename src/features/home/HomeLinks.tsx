import { Link } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './MemberHome.module.css'

/** The buttons of the landing page (requirements §2, Landing page) on a member's home. */
export function HomeLinks({ userId }: { userId: string }) {
  const links = [
    ['Create Deck', paths.deckBuilder()],
    ['Find Decks', paths.decks()],
    ['My Collection', paths.userCollection(userId)],
    ['Track My Stats', paths.userDecks(userId)],
    ['View All Cards', paths.cards()],
    ['View All Fabled Spoilers', paths.cards({ set: ['Fabled'] })],
  ] as const
  return (
    <nav aria-label="More" className={styles['links']}>
      {links.map(([label, path]) => (
        <Link key={label} to={path} className={buttonStyle('quiet')}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
