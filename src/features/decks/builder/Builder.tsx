import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { DeckDraftValues } from '#data/decks/deckDrafts.ts'
import { useUserCollection } from '#data/collection/useCollection.ts'
import { useCataloguePart } from '#data/catalogue/cataloguePart.ts'
import { cardsFailedText, catalogueNotice, useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useSession } from '#data/session/useSession.ts'
import type { Card } from '#domain/cards/card.ts'
import { deckInks } from '#domain/decks/deckAnalytics.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import type { DeckListProblem } from '#domain/decks/deckEntries.ts'
import { withoutCommand } from '#domain/decks/draftCommand.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { CardResults } from '#cardUi/list/CardResults.tsx'
import results from '#cardUi/list/CardResults.module.css'
import { IgnoredNotice } from '#cardUi/list/IgnoredNotice.tsx'
import { useCardsView } from '#cardUi/list/useCardsView.ts'
import { searchedCollection, useSearchContext } from '#cardUi/list/useSearchContext.ts'
import { useUnknownNames } from '#cardUi/list/useUnknownNames.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { BUILDER_WORDS } from '#url/cardsSearch.ts'
import styles from './Builder.module.css'
import { BuilderGrid, BuilderGridSkeleton } from './BuilderGrid.tsx'
import { builderPart } from './builderPart.ts'
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
import { useDraftCommand } from './useDraftCommand.tsx'
import { useDraftStatus } from './useDraftStatus.ts'
import { useInkPreset } from './useInkPreset.ts'
import { useSaveDeck } from './useSaveDeck.ts'
import { useSaveForm } from './useSaveForm.ts'

const route = getRouteApi('/deck-builder')

const NO_CARDS: ReadonlyMap<string, Card> = new Map()

/** From this width on, the cards and the deck are side by side. */
const SIDE_BY_SIDE = '(min-width: 43.75em)'

/** The cards to choose from beside the deck; on a phone each has a tab, in a bar with the curve and the button that saves. */
export function Builder({
  draftKey,
  deckId,
  saved,
}: {
  draftKey: string
  deckId: string | undefined
  saved: DeckDraftValues
}) {
  const library = useCatalogue()
  const catalogue = library.status === 'ready' ? library.catalogue : null
  const { data: owned } = useUserCollection()
  const context = useSearchContext(catalogue, searchedCollection(owned))
  const first = useCataloguePart(builderPart(route.useSearch()))
  const view = useCardsView('/deck-builder', context, catalogue, {
    reading: first?.reading,
    toSearch: withoutCommand,
  })
  const unknownNames = useUnknownNames(catalogue?.facets ?? null)
  const session = useSession()
  const viewer = session.status === 'signedIn' ? session.user.id : session.status === 'signedOut' ? null : undefined
  const build = useDeckDraft(draftKey, saved, viewer)
  const importButton = useRef<HTMLButtonElement>(null)
  const isSideBySide = useMediaQuery(SIDE_BY_SIDE)
  const [tab, showTab] = useBuilderTab()
  const [importing, setImporting] = useState(false)
  const [differences, setDifferences] = useState<readonly DeckListProblem[]>([])
  const printingsInDeck = useMemo(() => new Set(build.entries.map(({ card }) => card)), [build.entries])
  const cards = useMemo(
    () => (catalogue ? findDeckCards(build.entries, catalogue.byId) : []),
    [build.entries, catalogue],
  )
  const [nameField, form] = useSaveForm({
    build,
    cards,
    saving: useSaveDeck(deckId, draftKey),
    onMissing: () => {
      if (isSideBySide === false) showTab('deck')
    },
  })
  useInkPreset(
    view,
    useMemo(() => deckInks(cards), [cards]),
  )
  const command = useDraftCommand(view, catalogue, build, printingsInDeck)
  useBuilderKeys({ change: build.change, save: form.press })
  const saveButton = <SaveButton form={form} />
  const title = isSideBySide === false ? null : <BuilderTitle />
  const pool = {
    columns: view.layout.columns,
    entries: build.entries,
    owned: owned ?? undefined,
    change: build.change,
  }

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
        {useDraftStatus(build.entries, catalogue?.byId ?? NO_CARDS)}
      </p>
      {isSideBySide === false ? <BuilderTitle isSpoken /> : null}
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
                  {library.status === 'failed' ? (
                    <>
                      {title}
                      <ErrorState title={cardsFailedText(library)} onRetry={library.retry} />
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
                          <BuilderGrid {...pool} catalogue={null} cards={first.cards} />
                        ) : (
                          <BuilderGridSkeleton columns={view.layout.columns} />
                        )
                      }
                      notice={catalogueNotice(library)}
                      view={view}
                      command={command}
                      hasViews={false}
                      hasPrintings
                      preferredPrintings={printingsInDeck}
                      renderCards={(found) => <BuilderGrid {...pool} catalogue={catalogue} cards={found} />}
                    />
                  )}
                </Pool>
              ),
            },
            {
              value: 'deck',
              label: build.isReady ? `Deck (${countCards(build.entries)})` : 'Deck',
              panel: (
                <DeckPanel
                  build={build}
                  cards={cards}
                  catalogue={catalogue}
                  owned={owned ?? undefined}
                  nameField={nameField}
                  form={form}
                  saveButton={isSideBySide === false ? null : saveButton}
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
      {importing && catalogue ? (
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
