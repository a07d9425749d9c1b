import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { suggest, Suggestion } from '#domain/search/suggest.ts'
import { loadModule } from '#ui/lazy/loadModule.ts'
import type { CardsView } from './useCardsView.ts'

/** What is offered below a search field. */
export type Offered = {
  readonly id: string
  readonly options: readonly Suggestion[]
  /** Which one Enter takes; -1 before one has walked to any. */
  readonly at: number
  readonly pick: (at: number) => void
}

/** The id of one of what is offered. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`

/**
 * What can be typed next, offered while one types: a combobox with manual selection (WAI-ARIA Authoring Practices). Arrow
 * keys walk, Enter and Tab take what one walked to, Esc closes, and who types on is not disturbed. What works the offers out
 * is loaded when the field is first used.
 * @param row what the field stands in.
 */
export function useSuggestions(
  { text, setText, known }: CardsView,
  row: RefObject<HTMLElement | null>,
): { offered: Offered | null; inputProps: ComponentProps<'input'> } {
  const id = useId()
  const [offer, setOffer] = useState<{ readonly suggest: typeof suggest }>()
  /** Where one types; null while nobody does. */
  const [caret, setCaret] = useState<number | null>(null)
  const [closedFor, setClosedFor] = useState<string>()
  const suggestions = useMemo(
    () => (offer && caret !== null && text !== closedFor ? offer.suggest(text, caret, known) : null),
    [offer, text, caret, known, closedFor],
  )
  /** Where one walked to, and among which. */
  const [walked, setWalked] = useState<{ readonly among: unknown; readonly at: number }>({ among: null, at: -1 })
  const walk = (at: number) => setWalked({ among: suggestions, at })

  const pick = (index: number) => {
    const field = row.current?.querySelector('input')
    const option = suggestions?.options[index]
    if (!field || !suggestions || !option) return
    const { start, end } = suggestions.span
    const before = text.slice(0, start) + option.text
    // The caret is put behind it once it stands there.
    flushSync(() => setText(before + text.slice(end)))
    field.setSelectionRange(before.length, before.length)
    setCaret(before.length)
  }
  const offered = suggestions && {
    id,
    options: suggestions.options,
    at: walked.among === suggestions ? walked.at : -1,
    pick,
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!offered || event.nativeEvent.isComposing) return
    const { at, options } = offered
    const places = options.length + 1 // one of them is in the field
    if (event.key === 'ArrowDown') walk(((at + 2) % places) - 1)
    else if (event.key === 'ArrowUp') walk(((at + places) % places) - 1)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && at >= 0) pick(at)
    else if (event.key === 'Escape') setClosedFor(text)
    else return
    event.preventDefault()
  }
  const follow = ({ currentTarget: { selectionStart, selectionEnd } }: { currentTarget: HTMLInputElement }) =>
    setCaret(selectionStart === selectionEnd ? selectionStart : null)

  return {
    offered,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': offered !== null,
      'aria-controls': offered ? id : undefined,
      'aria-activedescendant': offered && offered.at >= 0 ? optionId(id, offered.at) : undefined,
      onFocus: () => void loadModule(() => import('#domain/search/suggest.ts')).then(setOffer, () => undefined),
      onBlur: () => setCaret(null),
      onInput: follow,
      onSelect: follow,
      onKeyDown,
    },
  }
}
