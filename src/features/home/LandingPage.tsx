import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { pages } from '#url/pages.ts'
import { HomeSearch } from './HomeSearch.tsx'
import { InkPages } from './InkPages.tsx'
import styles from './LandingPage.module.css'
import { CurveSketch } from './sketches/CurveSketch.tsx'
import { FolioSketch } from './sketches/FolioSketch.tsx'
import { InkRow } from './sketches/InkRow.tsx'
import { InkwellsSketch } from './sketches/InkwellsSketch.tsx'
import { RecordSketch } from './sketches/RecordSketch.tsx'
import { SketchSymbols } from './sketches/SketchSymbols.tsx'

function Chapter({
  title,
  text,
  sketch,
  actions,
}: {
  title: string
  text: string
  sketch: ReactNode
  actions: ReactNode
}) {
  return (
    <section className={styles['chapter']}>
      <div className={styles['sketch']}>{sketch}</div>
      <div className={styles['words']}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles['actions']}>{actions}</div>
      </div>
    </section>
  )
}

/** The landing page for guests (requirements §2, Landing page). */
export function LandingPage() {
  return (
    <div className={styles['page']}>
      <PageHead {...pages.home.head} />
      <header className={styles['hero']}>
        <div>
          <p className={styles['over']}>For players and collectors of Disney Lorcana</p>
          <h1>
            The deck builder and <em>collection tracker</em> for Lorcana
          </h1>
          <div className={styles['search']}>
            <HomeSearch hasExamples />
          </div>
          <p className={styles['lead']}>
            Every card at your fingertips, every copy counted, every game remembered. Free, fast, and yours on any
            screen.
          </p>
          <div className={styles['actions']}>
            <Link to={paths.deckBuilder()} className={buttonStyle('gold')}>
              Create Deck
            </Link>
            <Link to={paths.cards()} className={buttonStyle('plain')}>
              View All Cards
            </Link>
            <Link to={paths.cards({ set: ['Fabled'] })} className={buttonStyle('quiet')}>
              View All Fabled Spoilers
            </Link>
          </div>
        </div>
        <InkPages />
      </header>
      <SketchSymbols />
      <Chapter
        title="See your collection grow"
        text="Count foil and non-foil copies as fast as you open packs. Progress for every set and character, what it is all worth, and a list of exactly what is missing."
        sketch={<InkwellsSketch />}
        actions={
          <Link to={paths.login()} className={buttonStyle('plain')}>
            My Collection
          </Link>
        }
      />
      <Chapter
        title="Build decks, or find one"
        text="Sixty cards, four copies, one or two inks: the builder keeps the rules, draws your curve while you pick, and never loses a draft. Or start from what the community plays."
        sketch={<CurveSketch />}
        actions={
          <>
            <Link to={paths.deckBuilder()} className={buttonStyle('plain')}>
              Create Deck
            </Link>
            <Link to={paths.decks()} className={buttonStyle('plain')}>
              Find Decks
            </Link>
          </>
        }
      />
      <Chapter
        title="Learn from every game"
        text="Log a match in ten seconds. Win rates on the play and on the draw, against every pair of inks, deck by deck."
        sketch={<RecordSketch />}
        actions={
          <Link to={paths.login()} className={buttonStyle('plain')}>
            Track My Stats
          </Link>
        }
      />
      <Chapter
        title="Every card, in a blink"
        text="Search names, rules text and characters as you type. Filter by ink, rarity, set and more, see prices, and read every card even where its picture is slow to come."
        sketch={<FolioSketch />}
        actions={
          <Link to={paths.cards()} className={buttonStyle('plain')}>
            View All Cards
          </Link>
        }
      />
      <p className={styles['guides']}>
        <InkRow />
        New to the game? Read the <Link to={paths.beginnerGuide()}>beginner guide</Link>, then learn about{' '}
        <Link to={paths.setRotationGuide()}>set rotation</Link>.
      </p>
    </div>
  )
}
