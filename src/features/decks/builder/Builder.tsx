import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { DeckDraftValues } from '#data/decks/deckDrafts.ts'
import { useUserCollection } from '#data/collection/useCollection.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import type { DeckListProblem } from '#domain/decks/deckEntries.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { CardResults } from '#cardUi/list/CardResults.tsx'
import results from '#cardUi/list/CardResults.module.css'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useCardsView } from '#cardUi/list/useCardsView.ts'
import { searchedCollection, useSearchContext } from '#cardUi/list/useSearchContext.ts'
import { useUnknownNames } from '#cardUi/list/useUnknownNames.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { BUILDER_WORDS } from '#url/cardsSearch.ts'
import styles from './Builder.module.css'
import { BuilderGrid } from './BuilderGrid.tsx'
import { BuilderTitle } from './BuilderTitle.tsx'
import { CurveBars } from './CurveBars.tsx'
import { DeckPanel } from './DeckPanel.tsx'
import { ImportDialog } from '../import/ImportDialog.tsx'
import { ImportDifferences } from '../import/ImportDifferences.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import { SaveButton } from './SaveButton.tsx'
import { useBuilderKeys } from './useBuilderKeys.ts'
import { useBuilderTab } from './useBuilderTab.ts'
import { useDeckDraft } from './useDeckDraft.ts'
import { useDraftStatus } from './useDraftStatus.ts'
import { useInkPreset } from './useInkPreset.ts'
import { useSaveDeck } from './useSaveDeck.ts'
import { useSaveForm } from './useSaveForm.ts'

/** From this width on, the cards and the deck are side by side. */
const SIDE_BY_SIDE = '(min-width: 43.75em)'

/** The cards to choose from beside the deck; on a phone each has a tab, in a bar with the curve and the button that saves. */
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
  const importButton = useRef<HTMLButtonElement>(null)
  const isSideBySide = useMediaQuery(SIDE_BY_SIDE) !== false
  const [tab, showTab] = useBuilderTab()
  const [importing, setImporting] = useState(false)
  const [differences, setDifferences] = useState<readonly DeckListProblem[]>([])
  const printingsInDeck = useMemo(() => new Set(build.entries.map(({ card }) => card)), [build.entries])
  const cards = useMemo(() => findDeckCards(build.entries, catalogue.byId), [build.entries, catalogue])
  const [nameField, form] = useSaveForm({
    build,
    cards,
    saving: useSaveDeck(deckId, draftKey),
    onMissing: () => {
      if (!isSideBySide) showTab('deck')
    },
  })
  useInkPreset(
    view,
    useMemo(() => deckInks(cards), [cards]),
  )
  useBuilderKeys({ change: build.change, save: form.press })
  const saveButton = <SaveButton form={form} />

  const discard = () => {
    build.discard()
    nameField.current?.focus() // the button disappears with the notice
  }
  const dismiss = () => {
    setDifferences([])
    importButton.current?.focus()
  }

  return (
    <div className={styles['page']} data-full-width>
      <p className="spoken" role="status">
        {useDraftStatus(build.entries, catalogue)}
      </p>
      {isSideBySide ? null : <BuilderTitle isSpoken />}
      <div className={styles['columns']}>
        <Tabs
          label="Cards and deck"
          value={tab}
          onChange={showTab}
          wide={isSideBySide}
          isAtBottom
          end={
            <>
              <CurveBars cards={cards} isSmall />
              {saveButton}
            </>
          }
          items={[
            {
              value: 'cards',
              label: 'Cards',
              panel: (
                <Pool>
                  <CardResults
                    heading={isSideBySide ? <BuilderTitle /> : null}
                    isHeadSticky
                    ignored={<IgnoredNotice words={BUILDER_WORDS} findMore={unknownNames} />}
                    catalogue={catalogue}
                    notice={notice}
                    view={view}
                    hasViews={false}
                    hasPrintings
                    preferredPrintings={printingsInDeck}
                    renderCards={(found) => (
                      <BuilderGrid
                        catalogue={catalogue}
                        cards={found}
                        columns={view.layout.columns}
                        entries={build.entries}
                        owned={owned ?? undefined}
                        change={build.change}
                      />
                    )}
                  />
                </Pool>
              ),
            },
            {
              value: 'deck',
              label: `Deck (${countCards(build.entries)})`,
              panel: (
                <DeckPanel
                  build={build}
                  cards={cards}
                  catalogue={catalogue}
                  owned={owned ?? undefined}
                  nameField={nameField}
                  form={form}
                  saveButton={isSideBySide ? saveButton : null}
                  notices={
                    <>
                      {build.isRestored ? <RestoredNotice onDiscard={discard} /> : null}
                      <ImportDifferences differences={differences} onDismiss={dismiss} />
                    </>
                  }
                  importButton={importButton}
                  onImport={() => setImporting(true)}
                />
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
    </div>
  )
}

/** The cards to choose from. */
function Pool({ children }: { children: ReactNode }) {
  return <div className={`${results['page']} ${styles['pool']}`}>{children}</div>
}
