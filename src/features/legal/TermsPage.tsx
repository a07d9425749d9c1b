import { Link } from '@tanstack/react-router'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { LegalArticle } from './LegalArticle.tsx'
import { Operator } from './Operator.tsx'

/** The terms of use. */
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
          the project. You see its price and features before you buy. Plans marked Coming Soon are not on sale yet.
        </p>
      </section>
      <section>
        <h2>Your account</h2>
        <p>
          Use your own email address, keep your password secret, and choose an inoffensive name. If you are too young to
          agree to such terms where you live, ask a parent first.
        </p>
      </section>
      <section>
        <h2>Your content</h2>
        <p>
          Your decks, their guides and your notes stay yours. Everybody can see, link and copy public content, as
          players have always done with decks. You can make it private or delete it at any time. The{' '}
          <Link to={paths.privacy()}>privacy page</Link> explains who sees your data.
        </p>
      </section>
      <section>
        <h2>Fair play</h2>
        <p>Please do not</p>
        <ul>
          <li>insult, threaten or harm others, or break the law,</li>
          <li>publish private data of others, or impersonate them,</li>
          <li>try to access other accounts or hidden data,</li>
          <li>put so much load on the site that others cannot use it.</li>
        </ul>
        <p>
          The operator of this site may remove content that breaks these rules, and close accounts that repeatedly do
          so.
        </p>
      </section>
      <section>
        <h2>Prices are estimates</h2>
        <p>
          Card prices and collection values come from a marketplace through Lorcast. They may be outdated or wrong, and
          are not an offer to buy or sell. Rules and legality are checked with care, but at a tournament the official
          rules decide.
        </p>
      </section>
      <section>
        <h2>No warranty</h2>
        <p>
          The site is offered as it is. It may have faults, be unavailable, or be shut down, so save a copy of your data
          with Download My Data in your account settings. As far as the law allows, the operator of this site is not
          liable for consequences of its use. Your statutory rights are not affected.
        </p>
      </section>
      <section>
        <h2>Leaving, changes and questions</h2>
        <p>
          You can delete your account at any time, with all its data. When these terms change, this page shows the new
          date. If you do not agree, stop using the site and delete your account. For questions, ask <Operator />.
        </p>
      </section>
    </LegalArticle>
  )
}
