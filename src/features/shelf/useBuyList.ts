import { useMemo, useState } from 'react'
import { useChangeCopies } from '#data/collection/useChangeCopies.ts'
import { type BuySettings, readBuySettings, saveBuySettings } from '#data/shelf/buySettings.ts'
import { useMemberLists } from '#data/wishes/useMemberLists.ts'
import { type BuyLine, compareLines, heldElsewhere, includedWishes, makeBuyList } from '#domain/shelf/buyList.ts'
import { countOf } from '#domain/text/countOf.ts'
import type { Wishes } from '#domain/wishes/wish.ts'
import { showToast } from '#ui/toast.ts'
import type { Shelf } from './useShelf.ts'
import type { DeckSelectionView } from './useDeckSelection.ts'

/** The decks of a list, and the cheapest next deck that it is for. */
type Target = { readonly deckIds: readonly string[]; readonly next: string | null }

/** A line of the list; ticked once its copies are bought. */
export type ShownLine = BuyLine & { readonly isBought: boolean }

export type BuyListState = {
  readonly settings: BuySettings
  readonly change: (settings: Partial<BuySettings>) => void
  /** All lines, also the bought ones; undefined until the decks are known. */
  readonly lines: readonly ShownLine[] | undefined
  /** Whether the decks are being worked out. */
  readonly isWorking: boolean
  /** Whether the list is for no decks and no wishes. */
  readonly isForNothing: boolean
  /** What the list is for: "for Frozen Library". */
  readonly purpose: string
  readonly wishes: Wishes
  /** Adds the copies of a line to the collection, or removes them again. */
  readonly tick: (line: BuyLine, isBought: boolean) => void
  /** Begins a new list for the cheapest next deck. Undefined before any copies are bought. */
  readonly finish: (() => void) | undefined
}

const NO_WISHES: Wishes = new Map()

/** What to buy for the decks and wishes that the member chose, at first for the cheapest next deck. */
export function useBuyList(shelf: Shelf, selection: DeckSelectionView): BuyListState {
  const { userId, catalogue, collection, wanted, allocation, assembled, printingsOf, deckOf } = shelf
  const [settings, setSettings] = useState(() => readBuySettings(userId))
  const [bought, setBought] = useState<readonly BuyLine[]>([])
  const wishes = useMemberLists(userId)?.wishes ?? NO_WISHES
  const changeCopies = useChangeCopies(userId)
  const next = useNextDecks(selection)
  const target: Target | undefined =
    settings.target === 'chosen' ? { deckIds: settings.deckIds, next: null } : (settings.started ?? next)
  const change = (changed: Partial<BuySettings>) => {
    const all = { ...settings, ...changed }
    setSettings(all)
    saveBuySettings(userId, all)
  }
  const { isTogether, choices } = settings
  const isNext = settings.target === 'next'
  const deckIds = target?.deckIds
  const lines = useMemo(() => {
    if (!deckIds) return undefined
    const ids = new Set(deckIds)
    return makeBuyList(
      {
        decks: wanted.filter(({ id }) => ids.has(id)),
        // The selection does not depend on the assembled ones.
        isTogether: isNext || isTogether,
        elsewhere: isNext ? new Map() : heldElsewhere(allocation, ids),
        holding: new Set(assembled),
      },
      includedWishes(wishes, settings.wishes),
      collection,
      { byId: catalogue.byId, printingsOf },
      new Map(Object.entries(choices)),
    )
  }, [
    deckIds,
    wanted,
    isNext,
    isTogether,
    allocation,
    assembled,
    wishes,
    settings.wishes,
    collection,
    catalogue,
    printingsOf,
    choices,
  ])

  const tick = (line: BuyLine, isBought: boolean) => {
    const { card, isFoil, copies } = line
    const set = (on: boolean) => {
      changeCopies({ cardId: card.id, isFoil, delta: on ? copies : -copies })
      setBought((before) => (on ? [...before, line] : withoutLine(before, line)))
    }
    if (isBought && isNext && !settings.started && target)
      change({ started: { ...target, deckIds: [...target.deckIds] } })
    set(isBought)
    const what = `${countOf(copies, 'copy', 'copies')} of ${card.name}`
    showToast(isBought ? `${what} added to your collection.` : `${what} removed from your collection.`, {
      action: { label: 'Undo', run: () => set(!isBought) },
    })
  }
  const forDecks = isNext
    ? target?.next && deckOf(target.next)
      ? [deckOf(target.next)?.name ?? '']
      : []
    : settings.deckIds.flatMap((id) => deckOf(id)?.name ?? [])
  const isForNothing = settings.wishes === 'none' && (isNext ? deckIds?.length === 0 : forDecks.length === 0)
  return {
    settings,
    change,
    lines:
      lines && [...lines.map((line) => ({ ...line, isBought: false })), ...bought.map(toBought)].toSorted(compareLines),
    isWorking: target === undefined && selection.state.kind === 'working',
    isForNothing,
    purpose: isForNothing ? 'nothing chosen yet' : describePurpose(forDecks, isNext, settings.wishes),
    wishes,
    tick,
    finish:
      bought.length > 0 || settings.started
        ? () => {
            setBought([])
            change({ started: null })
          }
        : undefined,
  }
}

const toBought = (line: BuyLine): ShownLine => ({ ...line, isBought: true })

/** The lines without one that equals the given line. The same copies may have been bought twice. */
function withoutLine(lines: readonly BuyLine[], { card, isFoil, copies }: BuyLine): readonly BuyLine[] {
  const at = lines.findIndex((other) => other.card.id === card.id && other.isFoil === isFoil && other.copies === copies)
  return at < 0 ? lines : lines.toSpliced(at, 1)
}

/**
 * The decks of the last answer: those that are selected with the cheapest next one, or the pinned ones if they cannot
 * be built.
 */
function useNextDecks({ state, settings: { pinned } }: DeckSelectionView): Target | undefined {
  const answer = state.kind === 'answered' ? state.answer : null
  const found = useMemo((): Target | undefined => {
    if (!answer) return undefined
    if (answer.kind === 'pinsConflict') return { deckIds: pinned, next: null }
    const { selected, next } = answer
    return { deckIds: next === null ? selected : [...selected, next], next }
  }, [answer, pinned])
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? last
}

function describePurpose(decks: readonly string[], isNext: boolean, wishes: BuySettings['wishes']): string {
  const [first] = decks
  const parts = [
    ...(first === undefined
      ? isNext
        ? ['the decks you can build']
        : []
      : [decks.length === 1 ? first : countOf(decks.length, 'deck')]),
    ...(wishes === 'none' ? [] : [wishes === 'high' ? 'my high-priority wishes' : 'my wishes']),
  ]
  return `for ${parts.join(' and ')}`
}
