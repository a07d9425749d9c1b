import { Link } from '@tanstack/react-router'
import type { SearchKey } from '#domain/search/condition.ts'
import { SEARCH_HELP } from '#domain/search/searchHelp.ts'
import { SEARCH_KEYS } from '#domain/search/searchKeys.ts'
import { toAddress } from '#url/searchAddress.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { Guide } from './Guide.tsx'
import guide from './Guide.module.css'
import styles from './SearchHelpPage.module.css'

/** The ways to combine terms, each with an example. */
const COMBINED = [
  [
    'ruby songs 3 or less',
    'Plain words for inks, types, keywords, sets, numbers and prices work in any order. Each one appears as a filter chip.',
  ],
  [
    'elsa snow',
    'Finds words in the name, classifications, ink, type, franchise and rules text. Every word must occur.',
  ],
  ['"snow queen"', 'Finds exactly these words, in this order.'],
  ['ink:ruby cost<=3', 'Finds cards that match both.'],
  ['ink:ruby,steel', 'Finds cards with any of the listed values.'],
  ['elsa or anna', 'Finds cards that match either side. Use parentheses to limit what “or” joins.'],
  ['ink:ruby (type:song or lore>=3)', 'Parentheses group terms.'],
  ['type:action -ink:steel', 'A minus, or the word “not”, before a key excludes the cards that match it.'],
  ['cost!=3 str>=cost', 'Compare with : = != < <= > >=, with a number or with another number of the card.'],
] as const

/** The help page of the search language. It lists the keys of the table that the parser uses. */
export function SearchHelpPage() {
  return (
    <Guide title="Search Help" head={pages.searchHelp.head} published="2026-11-21">
      <nav className={styles['jumps']} aria-label="On this page">
        <a href="#together">Putting it together</a>
        {SEARCH_KEYS.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            <code>{name}</code>
          </a>
        ))}
      </nav>
      <section>
        <h2>In short</h2>
        <p>
          Type words to find cards, or say exactly what you want with keys and values. It works in the search fields of
          the cards, the deck builder and your collection. The buttons there set the same filters: choose an ink, and
          its term appears in the field; type the term, and its button is selected.
        </p>
        <p>
          While you type, a list below the field suggests keys, and after a key its values: choose one with the arrow
          keys and Enter, or tap it.
        </p>
        <p>
          In the deck builder a sign and a number before a name change the deck: <code>+3 elsa</code> adds three copies,{' '}
          <code>-1 maui</code> removes one, and <code>=4 be prepared</code> sets their number. A line below the field
          names the card; press Enter to change the deck.
        </p>
        <p>Invalid parts are marked and explained below the field, and ignored. A typo never hides cards.</p>
      </section>
      <section id="together" className={styles['chapter']}>
        <h2>Putting it together</h2>
        <dl className={styles['list']}>
          {COMBINED.map(([example, help]) => (
            <div key={example}>
              <dt>
                <Example text={example} />
              </dt>
              <dd>{help}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>Every key</h2>
        <dl className={styles['list']}>
          {SEARCH_KEYS.map((key) => (
            <Key key={key.name} {...key} />
          ))}
        </dl>
      </section>
      <nav className={guide['next']} aria-label="Next steps">
        <Link to={paths.cards()} className={buttonStyle('gold')}>
          Search the Cards
        </Link>
        <Link to={paths.deckBuilder()} className={buttonStyle('plain')}>
          Build a Deck
        </Link>
      </nav>
    </Guide>
  )
}

function Key({ name, aliases, values, examples }: SearchKey) {
  return (
    <div id={name}>
      <dt>
        <code className={styles['name']}>{name}</code>
        {aliases.length > 0 ? <span className={styles['aliases']}>or {aliases.join(', ')}</span> : null}
      </dt>
      <dd>
        <p>{SEARCH_HELP.get(name)}</p>
        {values ? <p className={styles['values']}>{values.join(' · ').toLowerCase()}</p> : null}
        <p className={styles['examples']}>
          {examples.map((example) => (
            <Example key={example} text={example} />
          ))}
        </p>
      </dd>
    </div>
  )
}

/** An example search that links to its results. */
function Example({ text }: { text: string }) {
  return (
    <Link to={paths.cards(toAddress(text))} className={styles['example']}>
      <code>{text}</code>
    </Link>
  )
}
