import { useNavigate, useSearch } from '@tanstack/react-router'
import { toggled } from '#cardUi/list/cardsView.ts'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import { type DecksSearch, isDeckFilterActive, withoutDeckFilter } from '#url/decksSearch.ts'
import type { Ink } from '#domain/cards/vocabulary.ts'

/** The pages whose address says which decks are shown. */
type DecksAddress = '/decks' | '/user/$userId/decks'

/** The filter of a list of decks, which lives in the page's address, and the ways to change it. */
export function useDecksView(page: DecksAddress) {
  const search: DecksSearch = useSearch({ from: page })
  const navigate = useNavigate({ from: page })

  const change = (values: DecksSearch) =>
    void navigate({ search: (before: DecksSearch) => ({ ...before, ...values }), resetScroll: false })
  const typingStep = useTypingStep()
  const [text, setText, setWritten] = useTypedText(
    search.search ?? '',
    (typed) =>
      void navigate({
        search: (before: DecksSearch) => ({ ...before, search: typed.trim() ? typed : undefined }),
        ...typingStep(),
      }),
  )
  const clear = () => {
    setWritten('')
    void navigate({ search: withoutDeckFilter, resetScroll: false })
  }
  const toggleInk = (ink: Ink) =>
    void navigate({
      search: (before: DecksSearch) => ({ ...before, color: toggled(before.color ?? [], ink) }),
      resetScroll: false,
    })

  return { search, text, setText, change, clear, toggleInk, isFiltered: isDeckFilterActive(search) }
}
