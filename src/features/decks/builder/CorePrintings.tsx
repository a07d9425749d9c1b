import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import { useOfficialRules } from '#data/formats/useOfficialRules.ts'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { corePrintings } from '#domain/decks/corePrintings.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { PrintingsOf } from '#domain/decks/deckValue.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { focusDeck } from './useBuilderKeys.ts'

/** A button that replaces older printings, which make a deck Infinity, by newer ones of the same cards, if there are any. */
export function CorePrintings({
  older,
  printingsOf,
  owned,
  onSwap,
}: {
  /** The deck's cards that only Infinity allows. */
  older: readonly DeckCard[]
  printingsOf: PrintingsOf
  /** Undefined for a guest, and while the collection is unknown. */
  owned: Collection | undefined
  onSwap: (swaps: ReadonlyMap<string, Card>) => void
}) {
  const printings = useMemo(() => older.flatMap(({ card }) => printingsOf(card)), [older, printingsOf])
  const official = useOfficialRules(printings)
  if (!official) return null
  const { today, book } = official
  const swaps = corePrintings(older, printingsOf, owned ?? null, (card) => book.core.isLegal(cardKey(card), today))
  if (swaps.size === 0) return null
  return (
    <Button
      variant="quiet"
      onClick={() => {
        // The pressed button disappears.
        focusDeck()
        onSwap(swaps)
      }}
    >
      <ArrowLeftRight aria-hidden size={16} /> Swap {countOf(swaps.size, 'card')} to Core Printings
    </Button>
  )
}
