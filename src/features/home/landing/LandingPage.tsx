import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/text/countOf.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { HomeSearch } from '../HomeSearch.tsx'
import { CardFan } from './CardFan.tsx'
import { Chapter, Example } from './Chapter.tsx'
import { CollectionPanel } from './CollectionPanel.tsx'
import { DeckPanel } from './DeckPanel.tsx'
import { FindPanel } from './FindPanel.tsx'
import { landingQuery } from './landing.ts'
import styles from './LandingPage.module.css'
import { RecordPanel } from './RecordPanel.tsx'

/** The landing page for guests (requirements §2, Landing page): a search, real cards, and a panel of each part of the product. */
export function LandingPage() {
  const { data: landing, isError } = useQuery(landingQuery)
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
        <CardFan cards={landing?.fan} />
      </header>
      <div className={styles['chapters']}>
        <Chapter
          title="Find any card"
          text="Names, rules text and plain words, answered as you type. Prices, printings and every card’s text."
          links={[[landing ? `All ${countOf(landing.cards, 'card')}` : 'View All Cards', paths.cards()]]}
        >
          <div className={styles['panel']}>
            <FindPanel found={landing?.found} />
          </div>
        </Chapter>
        <Chapter
          title="Build decks, or find one"
          text="Rules checked, curve shown, missing cards counted. Or start from a deck of the community."
          links={[
            ['Find Decks', paths.decks()],
            ['Create Deck', paths.deckBuilder()],
          ]}
        >
          <Example content={landing} isFailed={isError} render={({ deck }) => <DeckPanel deck={deck} />} />
        </Chapter>
        <Chapter
          title="See your collection grow"
          text="Count foil and regular copies as fast as you open packs. See the progress of every set and what is missing."
          links={[['My Collection', paths.login()]]}
        >
          <Example
            content={landing}
            isFailed={isError}
            render={({ cards, sets }) => <CollectionPanel cards={cards} sets={sets} />}
          />
        </Chapter>
        <Chapter
          title="Learn from every game"
          text="Log a match in ten seconds. See which decks win, against which inks, on the play and on the draw."
          links={[
            ['Track My Stats', paths.login()],
            ['Community Matchups', paths.matchups()],
          ]}
        >
          <Example content={null} render={() => <RecordPanel />} />
        </Chapter>
      </div>
      <p className={styles['guides']}>
        New to the game? Read the <Link to={paths.beginnerGuide()}>beginner guide</Link>, then learn about{' '}
        <Link to={paths.setRotationGuide()}>set rotation</Link>.
      </p>
    </div>
  )
}
