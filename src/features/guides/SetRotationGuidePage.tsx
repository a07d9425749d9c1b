import { Link } from '@tanstack/react-router'
import { formatIsoDay } from '#domain/dates/formatDay.ts'
import { INFINITY_ONLY_SETS } from '#domain/decks/legality.ts'
import { ROTATIONS } from '#domain/sets/rotations.ts'
import { listWithAnd } from '#domain/text/listWords.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Guide } from './Guide.tsx'
import styles from './Guide.module.css'

/** The sets that the specification's guide lists as legal in Core. Later sets are legal too. */
const CORE_SETS = ['Azurite Sea', 'Shimmering Skies', 'Reign of Jafar', 'Fabled'] as const

/** The guide to set rotation and formats (requirements §2, Guides). */
export function SetRotationGuidePage() {
  return (
    <Guide title="Lorcana Set Rotation" head={pages.setRotationGuide.head} published="2026-11-20">
      <section>
        <h2>Why sets rotate</h2>
        <p>
          Every few months a new set brings about two hundred cards. If all of them stayed legal forever, the oldest and
          strongest would crowd out everything new. So there are two formats: Core, which keeps to recent sets, and
          Infinity, where everything is allowed.
        </p>
      </section>
      <section>
        <h2>Core</h2>
        <p>Core keeps about 4–6 sets. In a rotation, the oldest sets leave together. Legal in Core are:</p>
        <ul className={styles['sets']}>
          {CORE_SETS.map((set) => (
            <li key={set}>
              <Link to={paths.cards({ set: [set] })}>{set}</Link>
            </li>
          ))}
          <li>and future sets</li>
        </ul>
        <p>
          <Link to={paths.cards({ set: ["Archazia's Island"] })}>Archazia’s Island</Link> came between Azurite Sea and
          Reign of Jafar, and a deck with its cards is a Core deck here too.
        </p>
      </section>
      <section>
        <h2>Infinity</h2>
        <p>Infinity never rotates. These sets can only be played there:</p>
        <ul className={styles['sets']}>
          {INFINITY_ONLY_SETS.map((set) => (
            <li key={set}>
              <Link to={paths.cards({ set: [set] })}>{set}</Link>
            </li>
          ))}
        </ul>
        <p>
          A single card from one of them makes a deck an Infinity deck. Lorefolio checks it when you save: each deck
          shows INFI or CORE.
        </p>
      </section>
      <section>
        <h2>At official events</h2>
        <p>
          At official events, more sets have rotated out than the badges on this site show. At an official event these
          sets are no longer part of Core:
        </p>
        <ul>
          {ROTATIONS.map(({ day, newSet, left }) => (
            <li key={day}>
              Since <time dateTime={day}>{formatIsoDay(day, 'long')}</time>, with {newSet}: {listWithAnd(left)}.
            </li>
          ))}
        </ul>
        <p>A card stays legal as long as any printing of it is in a legal set.</p>
      </section>
      <section>
        <h2>What to do when a set leaves</h2>
        <p>
          Nothing is lost. Your cards stay in your collection, your deck becomes an Infinity deck, and many cards are
          reprinted in later sets. Swap what has left for its reprint, and the deck is a Core deck again.
        </p>
      </section>
      <nav className={styles['next']} aria-label="Next steps">
        <Link to={paths.deckBuilder()} className={buttonStyle('gold')}>
          Build a Deck
        </Link>
        <Link to={paths.cards()} className={buttonStyle('plain')}>
          Browse the Cards
        </Link>
      </nav>
    </Guide>
  )
}
