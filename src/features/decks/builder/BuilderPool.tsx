import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useCataloguePart } from '#data/catalogue/cataloguePart.ts'
import { cardsFailedText, catalogueNotice, type CatalogueState } from '#data/catalogue/useCatalogue.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { withoutCommand } from '#domain/decks/draftCommand.ts'
import { CardResults } from '#cardUi/list/CardResults.tsx'
import results from '#cardUi/list/CardResults.module.css'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useCardsView } from '#cardUi/list/useCardsView.ts'
import { searchedCollection, useSearchContext } from '#cardUi/list/useSearchContext.ts'
import { useUnknownNames } from '#cardUi/list/useUnknownNames.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { BUILDER_WORDS } from '#url/cardsSearch.ts'
import styles from './Builder.module.css'
import { BuilderGrid, BuilderGridSkeleton } from './BuilderGrid.tsx'
import { builderPart } from './builderPart.ts'
import type { DeckBuild } from './useDeckDraft.ts'
import { useDraftCommand } from './useDraftCommand.tsx'
import { type AppliedInks, useInkPreset } from './useInkPreset.ts'

const route = getRouteApi('/deck-builder')

/**
 * The cards to choose from, with their search and filters.
 * @param cards those of the draft.
 * @param owned the viewer's copies; null for a guest, undefined until they have been read.
 */
export function BuilderPool({
  catalogueState,
  title,
  build,
  cards,
  owned,
  presetInks,
}: {
  catalogueState: CatalogueState
  title: ReactNode
  build: DeckBuild
  cards: readonly DeckCard[]
  owned: Collection | null | undefined
  presetInks: AppliedInks
}) {
  const catalogue = catalogueState.status === 'ready' ? catalogueState.catalogue : null
  const context = useSearchContext(catalogue, searchedCollection(owned))
  const first = useCataloguePart(builderPart(route.useSearch()))
  const view = useCardsView('/deck-builder', context, catalogue, {
    reading: first?.reading,
    toSearch: withoutCommand,
  })
  const unknownNames = useUnknownNames(catalogue?.facets ?? null)
  const printingsInDeck = useMemo(() => new Set(build.entries.map(({ card }) => card)), [build.entries])
  const inks = useMemo(() => deckInks(cards), [cards])
  useInkPreset(view, inks, presetInks)
  const command = useDraftCommand(view, catalogue, build, printingsInDeck)
  const grid = {
    columns: view.layout.columns,
    entries: build.entries,
    owned: owned ?? undefined,
    change: build.change,
  }
  return (
    <div className={`${results['page']} ${styles['pool']}`}>
      {catalogueState.status === 'failed' ? (
        <>
          {title}
          <ErrorState title={cardsFailedText(catalogueState)} onRetry={catalogueState.retry} />
        </>
      ) : (
        <CardResults
          heading={title}
          isHeadSticky
          ignored={<IgnoredNotice words={BUILDER_WORDS} findMore={unknownNames} />}
          catalogue={catalogue}
          first={first}
          loading={
            first ? (
              <BuilderGrid {...grid} catalogue={null} cards={first.cards} />
            ) : (
              <BuilderGridSkeleton columns={view.layout.columns} />
            )
          }
          notice={catalogueNotice(catalogueState)}
          view={view}
          command={command}
          hasViews={false}
          hasPrintings
          preferredPrintings={printingsInDeck}
          renderCards={(found) => <BuilderGrid {...grid} catalogue={catalogue} cards={found} />}
        />
      )}
    </div>
  )
}
