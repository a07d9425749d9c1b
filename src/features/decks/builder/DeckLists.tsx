import { useMemo, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type DeckCard, findDeckCards } from '#domain/decks/deckCard.ts'
import { countCards, DECK_SIZE } from '#domain/decks/deckRules.ts'
import type { PrintingsOf } from '#domain/decks/deckValue.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { DeckRows } from './DeckRows.tsx'
import { MaybeRows } from './MaybeRows.tsx'
import { RowDialog } from './RowDialog.tsx'
import { focusDeck } from './useBuilderKeys.ts'
import type { DeckBuild } from './useDeckDraft.ts'

/**
 * The cards of the draft, and those of its maybeboard.
 * @param cards those of the deck, sorted.
 * @param missing the copies that the viewer lacks; undefined if they are unknown.
 */
export function DeckLists({
  build,
  catalogue,
  cards,
  missing,
  printingsOf,
}: {
  build: DeckBuild
  catalogue: Catalogue
  cards: readonly DeckCard[]
  missing: readonly DeckCard[] | undefined
  printingsOf: PrintingsOf
}) {
  const [opened, setOpened] = useState<Card | null>(null)
  const { entries, maybeboard, notes, change } = build
  const maybe = useMemo(() => findDeckCards(maybeboard, catalogue.byId), [maybeboard, catalogue])
  return (
    <>
      <UnknownCards build={build} cards={cards} />
      <DeckRows
        cards={cards}
        missing={missing}
        printingsOf={printingsOf}
        notes={notes}
        isFull={countCards(entries) >= DECK_SIZE}
        change={change}
        onOpen={setOpened}
      />
      <MaybeRows cards={maybe} notes={notes} change={change} onOpen={setOpened} />
      {opened ? <RowDialog card={opened} build={build} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

/** The catalogue may lack cards of the deck, for example if only the bundled cards could be loaded. */
function UnknownCards({ build: { entries, change }, cards }: { build: DeckBuild; cards: readonly DeckCard[] }) {
  const known = new Set(cards.map(({ card }) => card.id))
  const knownEntries = entries.filter(({ card }) => known.has(card))
  const unknown = countCards(entries) - countCards(knownEntries)
  if (unknown === 0) return null
  return (
    <Notice
      kind="warning"
      action={
        <Button
          onClick={() => {
            // The pressed button disappears.
            focusDeck()
            change({ type: 'replace', entries: knownEntries })
          }}
        >
          Remove Them
        </Button>
      }
    >
      {countOf(unknown, 'card of this deck is', 'cards of this deck are')} not among the cards shown here.
    </Notice>
  )
}
