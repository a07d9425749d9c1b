import { ArrowLeftRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useOfficialRules } from '#data/formats/useOfficialRules.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { toUtcDay } from '#domain/dates/isoDay.ts'
import { corePrintings } from '#domain/decks/corePrintings.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { PrintingsOf } from '#domain/decks/deckValue.ts'
import { isLegalCard } from '#domain/formats/replacements.ts'
import { makeRuleBook } from '#domain/formats/ruleBook.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'

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
  const [today] = useState(() => toUtcDay(Date.now()))
  const official = useOfficialRules(today)
  const swaps = useMemo(() => {
    if (!official) return new Map<string, Card>()
    const printings = older.flatMap(({ card }) => printingsOf(card))
    const book = makeRuleBook(official.rules, official.sets, printings)
    return corePrintings(older, printingsOf, owned ?? null, ({ name }) => isLegalCard(name, 'core', today, book))
  }, [official, older, printingsOf, owned, today])
  if (swaps.size === 0) return null
  return (
    <Button variant="quiet" onClick={() => onSwap(swaps)}>
      <ArrowLeftRight aria-hidden size={16} /> Swap {countOf(swaps.size, 'card')} to Core Printings
    </Button>
  )
}
