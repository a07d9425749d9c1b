import { Link } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { LegalArticle } from './LegalArticle.tsx'
import { Operator } from './Operator.tsx'

/** What members and the site can expect of each other. */
export function TermsPage() {
  return (
    <LegalArticle title="Terms of Use" head={pages.terms.head} changed="2026-11-20">
      <section>
        <h2>A fan project</h2>
        <p>
          Lorefolio is made by fans. It is unofficial and not affiliated with, endorsed or sponsored by Disney or
          Ravensburger. Disney Lorcana, its cards, names, texts and pictures belong to them, and nothing here gives you
          rights in them.
        </p>
      </section>
      <section>
        <h2>Free to use</h2>
        <p>
          Looking up cards, building decks, tracking a collection and logging matches cost nothing. A paid plan supports
          the project; its price and what comes with it are shown before you buy, and what says Coming Soon cannot be
          bought yet.
        </p>
      </section>
      <section>
        <h2>Your account</h2>
        <p>
          Give an email address that is yours, keep your password to yourself, and choose a name that others can read
          without taking offense. If you are too young where you live to agree to terms like these, ask a parent first.
        </p>
      </section>
      <section>
        <h2>What you make is yours</h2>
        <p>
          Your decks, their guides and your notes stay yours. What you make public can be seen, linked and copied by
          everybody, as players have always done with decks. You can make it private or delete it at any time. The{' '}
          <Link to={paths.privacy()}>privacy page</Link> says who sees what.
        </p>
      </section>
      <section>
        <h2>Fair play</h2>
        <p>Please do not</p>
        <ul>
          <li>write what insults, threatens or harms others, or what the law forbids,</li>
          <li>publish what others want to keep private, or pretend to be somebody else,</li>
          <li>try to get into other accounts, or at what is not shown to you,</li>
          <li>put so much load on the site that others cannot use it.</li>
        </ul>
        <p>
          Whoever runs this site may remove what breaks these rules, and close the account of someone who keeps on doing
          it.
        </p>
      </section>
      <section>
        <h2>Prices are estimates</h2>
        <p>
          Card prices and collection values come from a marketplace by way of Lorcast. They may be old or wrong, and
          nobody here promises to buy or sell anything for them. Rules and legality are checked with care, but at a
          tournament the official rules decide.
        </p>
      </section>
      <section>
        <h2>No warranty</h2>
        <p>
          The site is offered as it is. It may have faults, be out of reach, or end one day, so keep a copy of what
          matters to you: Download My Data in your account settings makes one. As far as the law allows, whoever runs
          this site is not liable for what comes of using it. Rights that the law gives you stay as they are.
        </p>
      </section>
      <section>
        <h2>Leaving, changes and questions</h2>
        <p>
          You can delete your account at any time, and everything in it goes with it. When these terms change, this page
          says so and shows the new date; if you do not agree, stop using the site and delete your account. Questions go
          to <Operator />.
        </p>
      </section>
    </LegalArticle>
  )
}
