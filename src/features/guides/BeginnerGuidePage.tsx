import { Link } from '@tanstack/react-router'
import { INKS } from '#domain/cards/vocabulary.ts'
import { DECK_SIZE, MAX_COPIES } from '#domain/decks/deckRules.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Guide } from './Guide.tsx'
import styles from './Guide.module.css'

/** The guide to the game and a first deck (requirements §2, Guides). */
export function BeginnerGuidePage() {
  return (
    <Guide title="Lorcana Beginner Guide" head={pages.beginnerGuide.head} published="2026-11-20">
      <dl className={styles['facts']}>
        <div>
          <dt>Lore to win</dt>
          <dd>20</dd>
        </div>
        <div>
          <dt>Cards in a deck</dt>
          <dd>{DECK_SIZE}</dd>
        </div>
        <div>
          <dt>Copies of a card</dt>
          <dd>max. {MAX_COPIES}</dd>
        </div>
        <div>
          <dt>Inks in a deck</dt>
          <dd>1–2</dd>
        </div>
      </dl>
      <section>
        <h2>How you win</h2>
        <p>
          Be the first to gather 20 lore. You gain lore by sending characters on quests: exert a character that was in
          play at the start of your turn, and collect as much lore as it shows in diamonds. A location gives you its
          lore at the start of each of your turns, until it is banished.
        </p>
        <p>
          Your opponent does the same, so you will also challenge: exert a ready character to fight an exerted one. Both
          deal damage equal to their strength, and a character with as much damage as its willpower is banished.
        </p>
      </section>
      <section>
        <h2>Ink pays for everything</h2>
        <p>
          Once a turn you may put one card from your hand face down into your inkwell. From then on it is one ink a
          turn, for the rest of the game. Only cards with the ring around their cost are inkable, so every inkable card
          is two cards in one: itself, or ink.
        </p>
        <p>
          As a rule of thumb, about 35–40 of your {DECK_SIZE} cards should be inkable. With fewer you will sit with a
          hand that you cannot pay for.
        </p>
      </section>
      <section>
        <h2>The six inks</h2>
        <p>
          Every card belongs to one of six inks, some newer ones to two. One or two inks in a deck are recommended: two
          give you variety and still let everything work together.
        </p>
        <p className={styles['inks']}>
          {INKS.map((ink) => (
            <span key={ink}>
              <InkIcon ink={ink} /> {ink}
            </span>
          ))}
        </p>
      </section>
      <section>
        <h2>Your first deck</h2>
        <p>Start from cards you like, then give the deck a shape:</p>
        <ul>
          <li>
            {DECK_SIZE} cards, with at most {MAX_COPIES} copies of each.
          </li>
          <li>Four copies of the cards that you always want to see, two of those for special situations.</li>
          <li>Plenty to do in the first turns: about a third of the deck should cost 1 or 2.</li>
          <li>A few strong cards at 6 and more to end the game with.</li>
          <li>About 35–40 inkable cards.</li>
        </ul>
        <p>
          The <Link to={paths.deckBuilder()}>deck builder</Link> counts all of this while you pick.
        </p>
      </section>
      <nav className={styles['next']} aria-label="Next steps">
        <Link to={paths.deckBuilder()} className={buttonStyle('gold')}>
          Build a Deck
        </Link>
        <Link to={paths.cards()} className={buttonStyle('plain')}>
          Browse the Cards
        </Link>
        <Link to={paths.decks()} className={buttonStyle('plain')}>
          See What Others Play
        </Link>
      </nav>
    </Guide>
  )
}
