import { useMemo, useRef, useState } from 'react'
import type { DeckDraftValues } from '#data/decks/deckDrafts.ts'
import { useUserCollection } from '#data/collection/useCollection.ts'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { useSession } from '#data/session/useSession.ts'
import type { Card } from '#domain/cards/card.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import type { DeckDraft } from '#domain/decks/deckDraft.ts'
import type { DeckListProblem } from '#domain/decks/deckEntries.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { FreeCopies } from '#cardUi/copies/freeCopies.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import styles from './Builder.module.css'
import { BuilderPool } from './BuilderPool.tsx'
import { BuilderTitle } from './BuilderTitle.tsx'
import { CurveBars } from './CurveBars.tsx'
import { DeckPanel } from './DeckPanel.tsx'
import { ImportDifferences } from '../import/ImportDifferences.tsx'
import { RestoredNotice } from './RestoredNotice.tsx'
import { SaveButton } from './SaveButton.tsx'
import { SwapNotice } from './SwapNotice.tsx'
import { useAddressSwaps } from './useAddressSwaps.ts'
import { useBuilderKeys } from './useBuilderKeys.ts'
import { useBuilderTab } from './useBuilderTab.ts'
import { useDeckDraft } from './useDeckDraft.ts'
import { useDraftStatus } from './useDraftStatus.ts'
import { type EditedDeck, useSaveDeck } from './useSaveDeck.ts'
import { useSaveForm } from './useSaveForm.ts'

const ImportDialog = lazyDialog('Import Deck', async () => (await import('../import/ImportDialog.tsx')).ImportDialog)
const EditTextDialog = lazyDialog(
  'Edit as Text',
  async () => (await import('../import/EditTextDialog.tsx')).EditTextDialog,
)

const NO_CARDS: ReadonlyMap<string, Card> = new Map()

/** From this width on, the cards and the deck are side by side. */
const SIDE_BY_SIDE = '(min-width: 43.75em)'

/** The cards to choose from beside the deck; on a phone each has a tab, in a bar with the curve and the button that saves. */
export function Builder({
  draftKey,
  edited,
  saved,
}: {
  draftKey: string
  edited: EditedDeck | undefined
  saved: DeckDraftValues
}) {
  const catalogueState = useCatalogue()
  const catalogue = catalogueState.status === 'ready' ? catalogueState.catalogue : null
  const { data: owned } = useUserCollection()
  const session = useSession()
  const viewer = session.status === 'signedIn' ? session.user.id : session.status === 'signedOut' ? null : undefined
  const build = useDeckDraft(draftKey, saved, viewer)
  const presetInks = useState('')
  const importButton = useRef<HTMLButtonElement>(null)
  const isSideBySide = useMediaQuery(SIDE_BY_SIDE)
  const [tab, showTab] = useBuilderTab()
  const [dialog, setDialog] = useState<'import' | 'edit' | null>(null)
  const [differences, setDifferences] = useState<readonly DeckListProblem[]>([])
  const cards = useMemo(
    () => (catalogue ? findDeckCards(build.entries, catalogue.byId) : []),
    [build.entries, catalogue],
  )
  const saving = useSaveDeck(edited, draftKey, build.isReady)
  const [nameField, form] = useSaveForm({
    build,
    cards,
    saving,
    onMissing: () => {
      if (isSideBySide === false) showTab('deck')
    },
  })
  const swapChoice = useAddressSwaps(build, saved.entries, catalogue)
  useBuilderKeys({ change: build.change, save: form.press })
  const saveButton = <SaveButton form={form} />

  const discard = () => {
    build.discard()
    saving.setProblem('')
    nameField.current?.focus() // the button disappears with the notice
  }
  const list = {
    onClose: () => setDialog(null),
    onImport: (entries: DeckDraft, found: readonly DeckListProblem[]) => {
      build.change({ type: 'replace', entries })
      setDifferences(found)
      setDialog(null)
    },
  }
  const dismiss = () => {
    setDifferences([])
    importButton.current?.focus()
  }

  return (
    <div className={styles['page']} data-full-width>
      {viewer && catalogue ? <FreeCopies userId={viewer} /> : null}
      <p className="spoken" role="status">
        {useDraftStatus(build, catalogue?.byId ?? NO_CARDS)}
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
                <BuilderPool
                  catalogueState={catalogueState}
                  title={isSideBySide === false ? null : <BuilderTitle />}
                  build={build}
                  cards={cards}
                  owned={owned}
                  presetInks={presetInks}
                />
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
                      {swapChoice ? <SwapNotice choice={swapChoice} /> : null}
                      <ImportDifferences differences={differences} onDismiss={dismiss} />
                    </>
                  }
                  importButton={importButton}
                  onImport={() => setDialog('import')}
                  onEdit={() => setDialog('edit')}
                />
              ),
            },
          ]}
        />
      </div>
      {catalogue && dialog === 'import' ? <ImportDialog {...list} cards={catalogue.cards} /> : null}
      {catalogue && dialog === 'edit' ? <EditTextDialog {...list} cards={catalogue.cards} deckCards={cards} /> : null}
    </div>
  )
}
