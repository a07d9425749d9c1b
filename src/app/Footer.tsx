import { Link } from '@tanstack/react-router'
import { Freshness } from '#cardUi/Freshness.tsx'
import { paths } from '#url/paths.ts'
import styles from './Footer.module.css'

/** The version in the footer (requirements §9). */
const VERSION = '0.5.0'

const LINKS = [
  ['Decks', paths.decks()],
  ['Cards', paths.cards()],
  ['Sets', paths.sets()],
  ['Deck Builder', paths.deckBuilder()],
  ['Characters', paths.characters()],
  ['Matchups', paths.matchups()],
  ['Beginner Guide', paths.beginnerGuide()],
  ['Set Rotation', paths.setRotationGuide()],
  ['Search Help', paths.searchHelp()],
  ['Terms', paths.terms()],
  ['Privacy', paths.privacy()],
] as const

/** The footer of every page: links, version, the age of cards and prices, and the trademark notice. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <nav aria-label="Footer">
        <ul>
          {LINKS.map(([label, path]) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        Lorefolio is an unofficial fan project, not affiliated with, endorsed or sponsored by Disney or Ravensburger.
        They own Disney Lorcana and its card names, texts and pictures.
      </p>
      <p className={styles['facts']}>
        <span>Version {VERSION}</span>
        <span>
          <Freshness of="cards" />
        </span>
        <span>
          <Freshness of="prices" />
        </span>
      </p>
    </footer>
  )
}
