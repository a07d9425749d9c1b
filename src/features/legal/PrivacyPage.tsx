import { Link } from '@tanstack/react-router'
import { useSettings } from '#data/useSettings.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { LegalArticle } from './LegalArticle.tsx'
import styles from './LegalArticle.module.css'
import { Operator } from './Operator.tsx'
import { STORED_DATA } from './storedData.ts'

const COUNTERS = { plausible: 'Plausible', umami: 'Umami' } as const

/** What is known about visitors and members, and what they can do about it. */
export function PrivacyPage() {
  const { analytics } = useSettings()
  return (
    <LegalArticle title="Privacy" head={pages.privacy.head} changed="2026-11-24">
      <section>
        <h2>In short</h2>
        <p>
          You can look around without an account, and without one nothing is stored about you but the lines of a server
          log. With an account, Lorefolio keeps what you give it, to show it to you again on any screen. There is no
          advertising, and there are no cookies that follow you around.
        </p>
      </section>
      <section>
        <h2>What is stored with an account</h2>
        <dl className={styles['stored']}>
          {STORED_DATA.map(({ what, why, seenBy }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{why}</dd>
              <dd className={styles['seen']}>{seenBy}</dd>
            </div>
          ))}
        </dl>
        <p>
          Whoever runs this site looks after its database, and so could read all of this except passwords. The server
          also keeps a log of what it was asked for and how that went, with the network address of those who tried too
          often. It helps to find faults and to stop attacks.
        </p>
      </section>
      <section>
        <h2>You decide who sees it</h2>
        <p>
          Your profile and your decks each have a switch, Public or Private, in your{' '}
          <Link to={paths.account()}>account settings</Link>. A new account is public; each new deck has its own switch
          too. What is public can be seen by everybody, without an account, and found by search engines.
        </p>
      </section>
      <section>
        <h2>What stays in your browser</h2>
        <p>
          Your sign-in, a deck that you have not saved yet, and a copy of your profile, plan, collection, decks and
          matches to read without a connection: signing out removes them. Copies you counted and matches you logged that
          are not sent yet stay, so that none is lost, and are sent when you are back. So do the theme you chose, that
          you closed the first steps or made them small, and copies of this site, of all cards and of up to 200 card
          pictures, so that they are there at once and without a connection. Clearing the data of this site in your
          browser removes everything.
        </p>
        <p>
          When you sign in, one cookie notes that this browser has signed in to your account. Only the sign-in reads it,
          so that strangers who try passwords cannot lock you out. It stays when you sign out.
        </p>
      </section>
      <section>
        <h2>Counting</h2>
        <p>
          Lorefolio counts nothing by itself. Whoever runs this site may have set up a counter, Plausible or Umami, to
          learn what is used: that a search was made, a deck saved, an account created, a first step taken. It works
          without cookies, is told neither your name nor your words, and is told nothing at all when your browser asks
          not to be tracked (Do Not Track or Global Privacy Control).
        </p>
        {analytics ? (
          <p>
            This site uses {COUNTERS[analytics.provider]} at {new URL(analytics.host).host}.
          </p>
        ) : null}
      </section>
      <section>
        <h2>Others who take part</h2>
        <ul>
          <li>
            Card pictures come from the picture servers of Ravensburger and Lorcast. Where your browser fetches them
            there itself, they see your network address and which picture it is.
          </li>
          <li>
            Google, when you sign in with it: it learns that you use this site, and tells us your name and email
            address.
          </li>
          <li>The payment provider, when you subscribe: it handles the payment and tells us which plan is active.</li>
          <li>
            Cards and prices come from Lorcast. The server and administrators ask for them; nothing about you goes
            there.
          </li>
          <li>
            A link to the marketplace TCGplayer may carry a partner code of this site. It says where you came from, not
            who you are.
          </li>
        </ul>
      </section>
      <section>
        <h2>It is yours</h2>
        <p>
          In your <Link to={paths.account()}>account settings</Link> you can correct what is stored, take all of it with
          you as a file with Download My Data, and delete your account. Deleting removes everything in the list above at
          once; copies in backups go when those are replaced. For anything else, or to complain, ask <Operator />. You
          can also turn to the data protection authority where you live.
        </p>
      </section>
    </LegalArticle>
  )
}
