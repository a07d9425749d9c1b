import { useEffect, useMemo, useRef, useState } from 'react'
import { solveShelf } from '#data/shelf/solveShelf.ts'
import { readSelectionSettings, saveSelectionSettings, type SelectionSettings } from '#data/shelf/selectionSettings.ts'
import type {
  DeckSelection,
  SelectionAnswer,
  SelectionProblem,
  SelectionProgress,
} from '#domain/shelf/selectionProblem.ts'
import type { Shelf } from './useShelf.ts'

/** The search starts this long after the last change, so that each letter of a budget does not start one. */
const DELAY_MS = 150

/** The state of the search for decks that can be built at the same time (docs/shelf.md). */
export type SelectionState =
  | { readonly kind: 'working'; readonly progress: SelectionProgress | null }
  | { readonly kind: 'answered'; readonly answer: SelectionAnswer }
  | { readonly kind: 'cancelled' | 'failed' }

/** The decks that can be built at the same time, and the settings by which the member chooses them. */
export type DeckSelectionView = {
  readonly state: SelectionState
  /** The selected decks; null while they are not known, or if the pinned ones cannot be built. */
  readonly answer: DeckSelection | null
  readonly settings: SelectionSettings
  readonly change: (settings: Partial<SelectionSettings>) => void
  /** The ids of all decks in the member's ranking. */
  readonly ranking: readonly string[]
  readonly cancel: () => void
  readonly retry: () => void
}

export function useDeckSelection({ userId, wanted, owned, centsOf }: Shelf): DeckSelectionView {
  const [settings, setSettings] = useState(() => readSelectionSettings(userId))
  const { order, budgetCents, pinned, ranking: ranked } = settings
  const ranking = useMemo(() => {
    const placeOf = new Map(ranked.map((id, place) => [id, place]))
    return wanted.toSorted((a, b) => (placeOf.get(a.id) ?? Infinity) - (placeOf.get(b.id) ?? Infinity) || 0)
  }, [wanted, ranked])
  const problem = useMemo((): SelectionProblem => {
    const keys = new Set(wanted.flatMap(({ cards }) => [...cards.keys()]))
    const cents = new Map([...keys].flatMap((key) => [[key, centsOf(key) ?? 0] as const]))
    return { decks: ranking, owned, cents, budgetCents, pinned: new Set(pinned), order }
  }, [wanted, ranking, owned, centsOf, budgetCents, pinned, order])
  const search = useSearch(problem)
  const { state } = search
  return {
    ...search,
    answer: state.kind === 'answered' && state.answer.kind === 'solved' ? state.answer : null,
    settings,
    ranking: ranking.map(({ id }) => id),
    change: (changed) => {
      const next = { ...settings, ...changed }
      setSettings(next)
      saveSelectionSettings(userId, next)
    },
  }
}

/** An attempt to answer a problem. */
type Attempt = { readonly problem: SelectionProblem; readonly count: number }

/** The answer to a problem. The answer to an earlier problem is never shown. */
function useSearch(problem: SelectionProblem): Pick<DeckSelectionView, 'state' | 'cancel' | 'retry'> {
  const [count, setCount] = useState(0)
  const attempt = useMemo((): Attempt => ({ problem, count }), [problem, count])
  const [known, setKnown] = useState<{ attempt: Attempt; state: SelectionState }>()
  const current = useRef<AbortController>(null)
  useEffect(() => {
    const search = new AbortController()
    const { signal } = search
    current.current = search
    const show = (state: SelectionState) => setKnown({ attempt, state })
    const start = setTimeout(() => {
      if (signal.aborted) return
      const onProgress = (progress: SelectionProgress) => show({ kind: 'working', progress })
      void solveShelf(attempt.problem, { signal, onProgress }).then(
        (answer) => show({ kind: 'answered', answer }),
        () => {
          if (!signal.aborted) show({ kind: 'failed' })
        },
      )
    }, DELAY_MS)
    return () => {
      clearTimeout(start)
      search.abort()
    }
  }, [attempt])
  const state = known?.attempt === attempt ? known.state : ({ kind: 'working', progress: null } as const)
  return {
    state,
    cancel: () => {
      current.current?.abort()
      setKnown({ attempt, state: { kind: 'cancelled' } })
    },
    retry: () => setCount(count + 1),
  }
}
