import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { paths } from '#url/paths.ts'
import styles from './HomeSearch.module.css'

/** Searches that show what visitors can type. */
const EXAMPLES = ['Elsa', 'ruby songs 3 or less', 'evasive under 4', 'amber legendary characters']

/** A search for cards, whose results are on /cards. It also works without scripts. */
export function HomeSearch({ hasExamples = false }: { hasExamples?: boolean }) {
  const navigate = useNavigate()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search')
    // The same address as without scripts. Only /cards has the code that splits the text into filters.
    void navigate({ href: paths.cards({ search: typeof text === 'string' ? text : '' }) })
  }
  return (
    <div className={styles['search']}>
      <form className={styles['field']} role="search" action={paths.cards()} onSubmit={submit}>
        <Search aria-hidden size={22} />
        <input
          type="search"
          name="search"
          aria-label="Search cards"
          aria-keyshortcuts="/"
          placeholder="Name, text, ink or cost"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <kbd aria-hidden>/</kbd>
      </form>
      {hasExamples ? (
        <ul className={styles['examples']} aria-label="Examples of searches">
          {EXAMPLES.map((example) => (
            <li key={example}>
              <Link to={paths.cards({ search: example })}>{example}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
