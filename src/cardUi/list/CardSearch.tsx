import { Link } from '@tanstack/react-router'
import { CircleHelp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { checkSearch } from '#domain/search/checkSearch.ts'
import { findTypedWords } from '#domain/search/choices.ts'
import { MAX_SEARCH_LENGTH } from '#domain/search/searchLength.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { useDebouncedValue } from '#ui/useDebouncedValue.ts'
import { paths } from '#url/paths.ts'
import styles from './CardSearch.module.css'
import type { CardsView } from './useCardsView.ts'
import { useFieldText } from './useFieldText.ts'
import { useSuggestions } from './useSuggestions.ts'

// Loaded on demand, because most visitors only type words.
const SuggestionList = lazyExtra(async () => (await import('./SuggestionList.tsx')).SuggestionList)
const SearchProblems = lazyExtra(async () => (await import('./SearchProblems.tsx')).SearchProblems)

/** Problems of an unfinished search show after a pause in typing. */
const PAUSE_MS = 500

/** A command of the page in the field: `run` is called by Enter, and `hint` announces it. */
export type SearchCommand = { readonly hint: ReactNode; readonly run: () => void }

/** The search field for cards, with the problems of the search below it, or the hint of a command. */
export function CardSearch({ view, command }: { view: CardsView; command?: SearchCommand | null | undefined }) {
  const { read, context, form } = view
  const { text, setText, catchUp } = useFieldText(view)
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const settled = useDebouncedValue(text, PAUSE_MS)
  const problems = useMemo(() => checkSearch(read(settled), context).problems, [settled, read, context])
  const { suggestions, inputProps } = useSuggestions({ text, setText, context }, row, !command)
  // Suggestions may complete the search, so problems are shown only after the suggestions are closed.
  const isWrong = problems.length > 0 && settled === text && !suggestions
  const fix = (fixed: string) => {
    setText(fixed)
    // The button that had the focus disappears with the problem.
    row.current?.querySelector('input')?.focus()
  }
  const lastCommand = useRef(command)
  useLayoutEffect(() => {
    lastCommand.current = command
  }, [command])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return inputProps.onKeyDown?.(event)
    // The page may not have read the last letters yet, and the command would lack them.
    catchUp()
    if (!lastCommand.current) return inputProps.onKeyDown?.(event)
    event.preventDefault()
    lastCommand.current.run()
  }
  return (
    <div className={styles['search']}>
      <div ref={row} className={styles['row']}>
        <SearchField
          label="Search cards"
          placeholder="Search name, text, character…"
          value={text}
          maxLength={MAX_SEARCH_LENGTH}
          typedFrom={findTypedWords(text, context.facets)}
          wrongBy={isWrong ? id : undefined}
          inputProps={{ ...inputProps, onKeyDown }}
          form={form}
          onChange={setText}
        />
        <Link to={paths.searchHelp()} className={buttonStyle('bare')} aria-label="Search help" title="Search help">
          <CircleHelp aria-hidden size={20} />
        </Link>
        {suggestions ? <SuggestionList suggestions={suggestions} /> : null}
      </div>
      <div id={id} role="status">
        {command?.hint}
        {isWrong ? <SearchProblems text={settled} problems={problems} onFix={fix} /> : null}
      </div>
    </div>
  )
}
