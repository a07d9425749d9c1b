import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { suggest, Suggestion } from '#domain/search/suggest.ts'
import { loadModule } from '#ui/lazy/loadModule.ts'
import type { CardsView } from './useCardsView.ts'

/** The suggestions below a search field. */
export type Suggestions = {
  readonly id: string
  readonly options: readonly Suggestion[]
  /** The highlighted option, which Enter picks; -1 for none. */
  readonly at: number
  readonly pick: (at: number) => void
}

/** The id of an option. */
export const optionId = (listId: string, at: number) => `${listId}-${at}`

/**
 * Suggestions while the visitor types: a combobox with manual selection (WAI-ARIA Authoring Practices). Arrow keys highlight
 * an option, Enter and Tab pick it, Esc closes the list, and typing continues. The code that makes suggestions
 * loads when the field first gets the focus.
 * @param row the element that contains the field.
 * @param isSearch whether the text is a search.
 */
export function useSuggestions(
  { text, setText, context }: Pick<CardsView, 'text' | 'setText' | 'context'>,
  row: RefObject<HTMLElement | null>,
  isSearch: boolean,
): { suggestions: Suggestions | null; inputProps: ComponentProps<'input'> } {
  const id = useId()
  const [loaded, setLoaded] = useState<{ readonly suggest: typeof suggest }>()
  /** The position of the caret; null without focus or with selected text. */
  const [caret, setCaret] = useState<number | null>(null)
  const [closedFor, setClosedFor] = useState<string>()
  const suggested = useMemo(
    () => (isSearch && loaded && caret !== null && text !== closedFor ? loaded.suggest(text, caret, context) : null),
    [isSearch, loaded, text, caret, context, closedFor],
  )
  /** The highlighted option and its list. */
  const [highlight, setHighlight] = useState<{ readonly list: unknown; readonly at: number }>({ list: null, at: -1 })
  const moveTo = (at: number) => setHighlight({ list: suggested, at })

  const pick = (index: number) => {
    const field = row.current?.querySelector('input')
    const option = suggested?.options[index]
    if (!field || !suggested || !option) return
    const { start, end } = suggested.span
    const before = text.slice(0, start) + option.text
    // The caret can only move behind text that has been rendered.
    flushSync(() => setText(before + text.slice(end)))
    field.setSelectionRange(before.length, before.length)
    setCaret(before.length)
  }
  const suggestions = suggested && {
    id,
    options: suggested.options,
    at: highlight.list === suggested ? highlight.at : -1,
    pick,
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!suggestions || event.nativeEvent.isComposing) return
    const { at, options } = suggestions
    const places = options.length + 1 // one of them is the field
    if (event.key === 'ArrowDown') moveTo(((at + 2) % places) - 1)
    else if (event.key === 'ArrowUp') moveTo(((at + places) % places) - 1)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && at >= 0) pick(at)
    else if (event.key === 'Escape') setClosedFor(text)
    else return
    event.preventDefault()
  }
  const follow = ({ currentTarget: { selectionStart, selectionEnd } }: { currentTarget: HTMLInputElement }) =>
    setCaret(selectionStart === selectionEnd ? selectionStart : null)

  return {
    suggestions,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': suggestions !== null,
      'aria-controls': suggestions ? id : undefined,
      'aria-activedescendant': suggestions && suggestions.at >= 0 ? optionId(id, suggestions.at) : undefined,
      onFocus: () => void loadModule(() => import('#domain/search/suggest.ts')).then(setLoaded, () => undefined),
      onBlur: () => setCaret(null),
      onInput: follow,
      onSelect: follow,
      onKeyDown,
    },
  }
}
