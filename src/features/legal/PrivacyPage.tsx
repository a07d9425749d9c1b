import { Link } from '@tanstack/react-router'
import { useSettings } from '#data/useSettings.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { LegalArticle } from './LegalArticle.tsx'
import styles from './LegalArticle.module.css'
import { Operator } from './Operator.tsx'
import { STORED_DATA } from './storedData.ts'

const COUNTERS = { plausible: 'Plausible', umami: 'Umami' } as const

/** The privacy page: stored data of visitors and members, and their rights. */
export function PrivacyPage() {
  const { analytics } = useSettings()
  return (
    <LegalArticle title="Privacy" head={pages.privacy.head} changed="2026-11-24">
      <section>
        <h2>In short</h2>
        <p>
          You can look around without an account. Then only the server log records your requests. With an account,
          Lorefolio stores what you enter, so that you find it on any device. There is no advertising, and there are no
          cookies that track you.
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
          The operator of this site maintains its database and could read all of this except passwords. The server also
          logs each request and its result, with the IP address after too many attempts. The log helps to find faults
          and to stop attacks.
        </p>
      </section>
      <section>
        <h2>You decide who sees it</h2>
        <p>
          Your <Link to={paths.account()}>account settings</Link> have a switch, Public or Private, for your profile and
          one for all of your decks. A new account is public. Each deck has its own switch too. Everybody can see public
          content without an account, and search engines can find it.
        </p>
      </section>
      <section>
        <h2>What stays in your browser</h2>
        <p>
          Signing out removes your sign-in, an unsaved deck, and the offline copy of your profile, plan, collection,
          decks and matches. Counted copies and logged matches that were not sent yet stay, and are sent when you sign
          in again. Your theme and currency, the state of the first steps, and copies of this site, of all cards and of
          up to 200 card pictures stay too, so that the site is fast and works offline. Clearing the data of this site
          in your browser removes everything.
        </p>
        <p>
          When you sign in, a cookie records that this browser has signed in to your account. Only the sign-in reads it,
          so that strangers who guess passwords cannot lock you out. It stays when you sign out.
        </p>
      </section>
      <section>
        <h2>Statistics</h2>
        <p>
          By default Lorefolio collects no statistics. The operator of this site may use Plausible or Umami to count
          searches, saved decks, new accounts and first steps. Both work without cookies and get neither your name nor
          your texts. They get nothing if your browser asks not to be tracked (Do Not Track or Global Privacy Control).
        </p>
        {analytics ? (
          <p>
            This site uses {COUNTERS[analytics.provider]} at {new URL(analytics.host).host}.
          </p>
        ) : null}
      </section>
      <section>
        <h2>Other services</h2>
        <ul>
          <li>
            Card pictures come from servers of Ravensburger and Lorcast. If your browser loads a picture from there,
            they see your IP address and which picture it is.
          </li>
          <li>
            If you sign in with Google, it learns that you use this site, and tells us your name and email address.
          </li>
          <li>If you subscribe, the payment provider handles the payment and tells us your active plan.</li>
          <li>
            Cards and prices come from Lorcast. The server and administrators request them, without any data about you.
          </li>
          <li>
            A link to the marketplace TCGplayer may contain a partner code of this site, which does not identify you.
          </li>
        </ul>
      </section>
      <section>
        <h2>Your rights</h2>
        <p>
          In your <Link to={paths.account()}>account settings</Link> you can correct your data, download all of it with
          Download My Data, and delete your account. Deleting removes everything in the list above at once, and from
          backups when they are replaced. For anything else, or to complain, ask <Operator />. You can also contact the
          data protection authority where you live.
        </p>
      </section>
    </LegalArticle>
  )
}
