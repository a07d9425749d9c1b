import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import type { DeckDraftValues } from '#data/decks/deckDrafts.ts'
import { useUserCollection } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import type { DeckListProblem } from '#domain/decks/deckEntries.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { countOf } from '#domain/text/countOf.ts'
import { CardResults } from '#cardUi/list/CardResults.tsx'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useCardsView } from '#cardUi/list/useCardsView.ts'
import { searchedCollection, useSearchContext } from '#cardUi/list/useSearchContext.ts'
import { useUnknownNames } from '#cardUi/list/useUnknownNames.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { BUILDER_WORDS, type BuilderTab } from '#url/cardsSearch.ts'
import styles from './Builder.module.css'
import { BuilderGrid } from './BuilderGrid.tsx'
import { BuilderHead } from './BuilderHead.tsx'
import { DeckPanel } from './DeckPanel.tsx'
import { ImportDialog } from '../import/ImportDialog.tsx'
import { ImportDifferences } from '../import/ImportDifferences.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import { SaveHead } from './SaveHead.tsx'
import { useDeckDraft } from './useDeckDraft.ts'
import { useHistoryKeys } from './useHistoryKeys.ts'
import { useSaveDeck } from './useSaveDeck.ts'

const route = getRouteApi('/deck-builder')

/** The cards to choose from beside the deck; on a phone each has a tab. */
export function Builder({
  catalogue,
  notice,
  draftKey,
  deckId,
  saved,
}: {
  catalogue: Catalogue
  notice: string | null
  draftKey: string
  deckId: string | undefined
  saved: DeckDraftValues
}) {
  const { data: owned } = useUserCollection()
  const view = useCardsView('/deck-builder', useSearchContext(catalogue, searchedCollection(owned)), catalogue)
  const unknownNames = useUnknownNames(catalogue.facets)
  const viewerId = useViewerId()
  const build = useDeckDraft(draftKey, saved, viewerId ?? null)
  const saving = useSaveDeck(deckId, draftKey)
  const heading = useRef<HTMLHeadingElement>(null)
  const importButton = useRef<HTMLButtonElement>(null)
  const wide = useMediaQuery('(min-width: 64em)') !== false
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const showTab = (tab: BuilderTab) =>
    void navigate({ search: (before) => ({ ...before, tab }), replace: true, resetScroll: false })
  const [importing, setImporting] = useState(false)
  const [differences, setDifferences] = useState<readonly DeckListProblem[]>([])
  const cards = useMemo(() => findDeckCards(build.entries, catalogue.byId), [build.entries, catalogue])
  const total = countCards(build.entries)
  useHistoryKeys(build.change)
  const discard = () => {
    build.discard()
    heading.current?.focus() // the button disappears with the notice
  }

  const dismiss = () => {
    setDifferences([])
    importButton.current?.focus()
  }

  return (
    <>
      <BuilderHead heading={heading}>
        <p className="spoken" role="status">
          {countOf(total, 'card')} in your deck
        </p>
        {build.isRestored ? <RestoredNotice onDiscard={discard} /> : null}
      </BuilderHead>
      <div className={styles['columns']}>
        <Tabs
          label="Cards and deck"
          value={search.tab ?? (search.deck || search.copy ? 'deck' : 'cards')}
          onChange={showTab}
          wide={wide}
          items={[
            {
              value: 'cards',
              label: 'Cards',
              panel: (
                <div className={styles['cards']}>
                  <CardResults
                    ignored={<IgnoredNotice words={BUILDER_WORDS} findMore={unknownNames} />}
                    catalogue={catalogue}
                    notice={notice}
                    view={view}
                    hasLayout={false}
                    renderCards={(found) => (
                      <BuilderGrid
                        catalogue={catalogue}
                        cards={found}
                        entries={build.entries}
                        owned={owned ?? undefined}
                        change={build.change}
                      />
                    )}
                  />
                </div>
              ),
            },
            {
              value: 'deck',
              label: `Deck (${total})`,
              panel: (
                <div className={styles['deck']}>
                  <DeckPanel
                    build={build}
                    cards={cards}
                    head={<SaveHead build={build} cards={cards} saving={saving} />}
                    importNotice={<ImportDifferences differences={differences} onDismiss={dismiss} />}
                    importButton={importButton}
                    onImport={() => setImporting(true)}
                  />
                </div>
              ),
            },
          ]}
        />
      </div>
      {importing ? (
        <ImportDialog
          cards={catalogue.cards}
          onClose={() => setImporting(false)}
          onImport={(entries, found) => {
            build.change({ type: 'replace', entries })
            setDifferences(found)
            setImporting(false)
          }}
        />
      ) : null}
    </>
  )
}
