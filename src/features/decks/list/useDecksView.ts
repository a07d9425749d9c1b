import { useParams, useSearch } from '@tanstack/react-router'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { toggleValue } from '#cardUi/list/toggleValue.ts'
import { useTypedText } from '#cardUi/list/useTypedText.ts'
import { useTypingStep } from '#cardUi/list/useTypingStep.ts'
import { type DecksSearch, isDeckFilterActive, withoutDeckFilter } from '#url/decksSearch.ts'
import { paths } from '#url/paths.ts'
import { makeForm } from '#url/searchParams.ts'
import type { Ink } from '#domain/cards/vocabulary.ts'

/** The pages with decks whose address has filters. */
type DecksAddress = '/decks' | '/user/$userId/decks'

/**
 * The filter of a list of decks, which is stored in the page's address, and functions to change it. `addressOf`, `hrefOfInk`,
 * `clearHref` and `form` make the same changes before and without scripts.
 */
export function useDecksView(page: DecksAddress) {
  const search: DecksSearch = useSearch({ from: page })
  const { userId } = useParams({ strict: false })
  const changeAddress = useChangeAddress(page)
  const pathOf = (values: DecksSearch) => (userId === undefined ? paths.decks(values) : paths.userDecks(userId, values))

  // A list with another filter begins with its first deck.
  const changed = (values: DecksSearch) => (before: DecksSearch) => ({ ...before, after: undefined, ...values })
  const change = (values: DecksSearch) => changeAddress({ search: changed(values) })
  /** Shows the new name of a renamed or deleted folder, unless the member has chosen another folder meanwhile. */
  const replaceFolder = (from: string, to: string | undefined) =>
    changeAddress({ search: (before) => (before.folder === from ? changed({ folder: to })(before) : before) })
  const typingStep = useTypingStep()
  const [text, setText, setWritten] = useTypedText(search.search ?? '', (typed) =>
    changeAddress({ search: changed({ search: typed.trim() ? typed : undefined }), ...typingStep() }),
  )
  const clear = () => {
    setWritten('')
    changeAddress({ search: withoutDeckFilter })
  }
  const withInk = (ink: Ink) => (before: DecksSearch) =>
    changed({ color: toggleValue(before.color ?? [], ink) })(before)
  const toggleInk = (ink: Ink) => changeAddress({ search: withInk(ink) })

  const addressOf = (values: DecksSearch) => pathOf(changed(values)(search))
  return {
    search,
    text,
    setText,
    change,
    replaceFolder,
    clear,
    toggleInk,
    isFiltered: isDeckFilterActive(search),
    addressOf,
    hrefOfInk: (ink: Ink) => pathOf(withInk(ink)(search)),
    clearHref: pathOf(withoutDeckFilter(search)),
    form: makeForm(addressOf({ search: undefined })),
  }
}

/** The state of a list of decks, see `useDecksView`. */
export type DecksView = ReturnType<typeof useDecksView>
