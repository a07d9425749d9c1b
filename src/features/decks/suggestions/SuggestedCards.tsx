import { useId, useState } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { Legality } from '#domain/decks/legality.ts'
import { countCards, DECK_SIZE } from '#domain/decks/deckRules.ts'
import { FORMAT_NAMES } from '#domain/formats/describeReasons.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import type { DeckBuild } from '../builder/useDeckDraft.ts'
import styles from './SuggestedCards.module.css'
import { SuggestionRows } from './SuggestionRows.tsx'
import { useSuggestions } from './useSuggestions.ts'

/** The suggestions for a draft with their reasons, or in words why there are none (docs/suggestions.md). */
export function SuggestedCards({
  build,
  cards,
  catalogue,
  owned,
}: {
  build: DeckBuild
  cards: readonly DeckCard[]
  catalogue: Catalogue
  /** Undefined for a guest, and while the collection is unknown. */
  owned: Collection | undefined
}) {
  const id = useId()
  const [chosen, setFormat] = useState<Legality>()
  const [isOwnedFirst, setOwnedFirst] = useState(false)
  const { format, state } = useSuggestions({ cards, catalogue, owned, chosen, isOwnedFirst })
  const room = Math.max(0, DECK_SIZE - countCards(build.entries))
  return (
    <section className={styles['suggestions']} aria-labelledby={id}>
      <h3 id={id}>Cards That Go With It</h3>
      <div className={styles['choices']}>
        <SegmentedControl
          label="Format of the suggestions"
          value={format}
          options={[
            { value: 'core', label: FORMAT_NAMES.core },
            { value: 'infinity', label: FORMAT_NAMES.infinity },
          ]}
          onChange={setFormat}
        />
        {owned ? (
          <label className={styles['owned']}>
            <input type="checkbox" checked={isOwnedFirst} onChange={({ target }) => setOwnedFirst(target.checked)} />
            Owned first
          </label>
        ) : null}
      </div>
      {room === 0 ? (
        <p className={styles['note']}>The deck has {DECK_SIZE} cards.</p>
      ) : state.status === 'loading' ? (
        <Spinner label="Loading suggestions" />
      ) : state.status === 'failed' ? (
        <InlineError message="Public decks could not be loaded." onRetry={state.retry} />
      ) : state.status === 'none' ? (
        <p className={styles['note']}>{state.why}</p>
      ) : (
        <>
          <SuggestionRows
            suggestions={state.suggestions}
            catalogue={catalogue}
            cards={cards}
            room={room}
            change={build.change}
          />
          <p className={styles['note']}>
            From {formatCount(state.decks)} of the newest public decks in these inks, by other players.
          </p>
        </>
      )}
    </section>
  )
}
