import { type ReactNode, type Ref, useId } from 'react'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards, DECK_SIZE } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { DeckGlance } from './DeckGlance.tsx'
import styles from './DeckPanel.module.css'
import { DeckRows } from './DeckRows.tsx'
import { DraftTools } from './DraftTools.tsx'
import type { DeckBuild } from './useDeckDraft.ts'

/** The limit of the database (`decks_description_is_short`). */
const MAX_DESCRIPTION = 5000

/** 'Your Deck': its name, size, cards and actions. `head` has the button that saves it; `importNotice` reports on an import. */
export function DeckPanel({
  build,
  cards,
  head,
  importNotice,
  importButton,
  onImport,
}: {
  build: DeckBuild
  cards: readonly DeckCard[]
  head: ReactNode
  importNotice: ReactNode
  importButton: Ref<HTMLButtonElement>
  onImport: () => void
}) {
  const id = useId()
  const total = countCards(build.entries)
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['title']}>
        <h2 id={id}>Your Deck</h2>
        <p>
          <b>{total}</b> / {DECK_SIZE}
        </p>
      </div>
      {total > DECK_SIZE ? <Notice kind="error">Your deck exceeds the maximum of {DECK_SIZE} cards.</Notice> : null}
      <progress max={DECK_SIZE} value={Math.min(total, DECK_SIZE)} aria-labelledby={id}>
        {Math.min(100, Math.round((total / DECK_SIZE) * 100))}%
      </progress>
      {head}
      <DraftTools build={build} importButton={importButton} onImport={onImport} />
      {importNotice}
      <UnknownCards build={build} cards={cards} />
      {cards.length > 0 ? <DeckGlance cards={cards} /> : null}
      <DeckRows cards={cards} isFull={total >= DECK_SIZE} change={build.change} />
      <TextArea
        label="Deck Guide"
        rows={4}
        maxLength={MAX_DESCRIPTION}
        value={build.description}
        placeholder="How it wins, what to keep, what to fear."
        onChange={({ target }) => build.write({ description: target.value })}
      />
    </section>
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
      action={<Button onClick={() => change({ type: 'replace', entries: knownEntries })}>Remove Them</Button>}
    >
      {countOf(unknown, 'card of this deck is', 'cards of this deck are')} not among the cards shown here.
    </Notice>
  )
}
