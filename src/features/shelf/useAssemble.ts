import { useSetAssembled } from '#data/shelf/useSetAssembled.ts'
import { countOf } from '#domain/text/countOf.ts'
import { showToast } from '#ui/toast.ts'
import type { Shelf } from './useShelf.ts'

/** Functions that assemble decks and take them apart. Each change is reported with Undo. */
export function useAssemble({ userId, deckOf, allocation }: Pick<Shelf, 'userId' | 'deckOf' | 'allocation'>) {
  const set = useSetAssembled(userId)
  const nameOf = (deckId: string) => deckOf(deckId)?.name ?? 'Deck'
  return {
    /** Assembles a deck, or takes it apart. */
    setAssembled(deckId: string, isAssembled: boolean) {
      const undo = set([{ deckId, isAssembled }])
      const missing = isAssembled ? (allocation.decks.get(deckId)?.missing ?? 0) : 0
      showToast(
        isAssembled
          ? `${nameOf(deckId)} assembled${missing > 0 ? `, ${countOf(missing, 'card')} missing` : ''}.`
          : `${nameOf(deckId)} taken apart.`,
        { action: { label: 'Undo', run: undo } },
      )
    },
    /** Takes decks apart, and assembles another one of their copies. */
    assembleInstead(deckId: string, others: readonly string[]) {
      const undo = set([
        ...others.map((other) => ({ deckId: other, isAssembled: false })),
        { deckId, isAssembled: true },
      ])
      showToast(`${nameOf(deckId)} assembled, ${others.map(nameOf).join(' and ')} taken apart.`, {
        action: { label: 'Undo', run: undo },
      })
    },
  }
}
