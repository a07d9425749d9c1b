import { useState } from 'react'
import { prefixedStorage } from '#data/offline/prefixedStorage.ts'
import { useHydrated } from '#data/useHydrated.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'

/** The views of a deck's cards: pictures or lines of text. */
const CARDS_VIEWS = ['visual', 'text'] as const
export type DeckCardsView = (typeof CARDS_VIEWS)[number]

const storage = prefixedStorage('lorefolio.deck.')

const readChoice = () => CARDS_VIEWS.find((view) => view === storage.get('view'))

/**
 * How a deck's cards are shown: as chosen last on this device. `chosen` is undefined without a choice, when the styles decide by the
 * width; `shown` is what they decide.
 */
export function useDeckCardsView(): {
  chosen: DeckCardsView | undefined
  shown: DeckCardsView
  choose: (view: DeckCardsView) => void
} {
  const [read, setRead] = useState(readChoice)
  const chosen = useHydrated(read, undefined)
  const isPhone = useMediaQuery('(max-width: 40em)')
  return {
    chosen,
    shown: chosen ?? (isPhone ? 'text' : 'visual'),
    choose: (view) => {
      storage.set('view', view)
      setRead(view)
    },
  }
}
