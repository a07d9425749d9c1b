import { type ReactNode, type Ref, useId, useMemo } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { printingsIn } from '#domain/cards/printings.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { type DeckCard, sortDeckCards } from '#domain/decks/deckCard.ts'
import { countCards, DECK_SIZE, MAX_DECK_NAME } from '#domain/decks/deckRules.ts'
import { missingCopies } from '#domain/decks/deckValue.ts'
import { Notice } from '#ui/Notice.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { FinishDeck } from '../suggestions/FinishDeck.tsx'
import { CurveBars } from './CurveBars.tsx'
import { DeckGlance } from './DeckGlance.tsx'
import { DeckLists } from './DeckLists.tsx'
import styles from './DeckPanel.module.css'
import { DeckTotals } from './DeckTotals.tsx'
import { DraftTools } from './DraftTools.tsx'
import { LeaderField } from './LeaderField.tsx'
import type { DeckBuild } from './useDeckDraft.ts'
import type { SaveForm } from './useSaveForm.ts'

/** The limit of the database (`decks_description_is_short`). */
const MAX_DESCRIPTION = 5000

/**
 * 'Your Deck': its name and size, its cards by type, and its price. On large screens only the list of cards scrolls.
 * @param cards those of the draft; empty while the catalogue is loading, which is then null.
 * @param owned undefined for a guest, and while the collection is unknown.
 * @param notices reports on an import or on a restored draft.
 * @param saveButton null where the button is elsewhere.
 */
export function DeckPanel({
  build,
  cards,
  catalogue,
  owned,
  nameField,
  form,
  saveButton,
  notices,
  importButton,
  onImport,
  onEdit,
}: {
  build: DeckBuild
  cards: readonly DeckCard[]
  catalogue: Catalogue | null
  owned: Collection | undefined
  nameField: Ref<HTMLInputElement>
  form: SaveForm
  saveButton: ReactNode
  notices: ReactNode
  importButton: Ref<HTMLButtonElement>
  onImport: () => void
  onEdit: () => void
}) {
  const id = useId()
  const total = countCards(build.entries)
  const printingsOf = useMemo(() => printingsIn(catalogue?.cards ?? []), [catalogue])
  const sorted = useMemo(() => sortDeckCards(cards), [cards])
  const missing = useMemo(() => owned && missingCopies(sorted, owned, printingsOf), [sorted, owned, printingsOf])
  return (
    <section
      className={styles['panel']}
      aria-labelledby={id}
      data-loading={catalogue && build.isReady ? undefined : ''}
    >
      <div className={styles['head']}>
        <div className={styles['top']}>
          <h2 id={id}>Your Deck</h2>
          <DraftTools build={build} importButton={importButton} onImport={onImport} onEdit={onEdit} />
          <div className={styles['name']}>
            <TextField
              ref={nameField}
              data-deck-name=""
              label="Deck Name"
              placeholder="Name your deck"
              value={build.name}
              maxLength={MAX_DECK_NAME}
              autoComplete="off"
              disabled={!build.isReady}
              error={form.nameError}
              onChange={({ target }) => form.writeName(target.value)}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) form.enterName()
              }}
            />
          </div>
        </div>
        {form.message ? <Notice kind="error">{form.message}</Notice> : null}
        {total > DECK_SIZE ? <Notice kind="error">Your deck exceeds the maximum of {DECK_SIZE} cards.</Notice> : null}
        <div className={styles['size']}>
          <progress max={DECK_SIZE} value={Math.min(total, DECK_SIZE)} aria-labelledby={id}>
            {Math.min(100, Math.round((total / DECK_SIZE) * 100))}%
          </progress>
          {build.isReady ? (
            <p className={styles['count']}>
              <b>{total}</b> / {DECK_SIZE}
            </p>
          ) : null}
        </div>
        {cards.length > 0 ? (
          <>
            <div className={styles['curve']}>
              <CurveBars cards={cards} />
            </div>
            <DeckGlance build={build} cards={cards} catalogue={catalogue} printingsOf={printingsOf} owned={owned} />
          </>
        ) : null}
      </div>
      <div className={styles['list']}>
        {notices}
        {catalogue && build.isReady ? (
          <>
            <FinishDeck build={build} cards={cards} catalogue={catalogue} owned={owned} />
            <DeckLists build={build} catalogue={catalogue} cards={sorted} missing={missing} printingsOf={printingsOf} />
          </>
        ) : null}
        <LeaderField
          cards={sorted}
          printingsOf={printingsOf}
          leader={build.leader}
          isDisabled={!build.isReady}
          onChoose={(leader) => build.write({ leader })}
        />
        <TextArea
          label="Deck Guide"
          rows={4}
          maxLength={MAX_DESCRIPTION}
          value={build.description}
          disabled={!build.isReady}
          placeholder="How it wins, what to keep, what to watch out for."
          onChange={({ target }) => build.write({ description: target.value })}
        />
      </div>
      <div className={styles['foot']}>
        {cards.length > 0 ? <DeckTotals cards={cards} missing={missing} printingsOf={printingsOf} /> : null}
        <div className={styles['save']}>
          <SegmentedControl
            label="Who can see it"
            value={build.isPublic ? 'public' : 'private'}
            options={[
              { value: 'public', label: 'Public', disabled: !build.isReady },
              { value: 'private', label: 'Private', disabled: !build.isReady },
            ]}
            onChange={(choice) => build.write({ isPublic: choice === 'public' })}
          />
          {saveButton}
        </div>
      </div>
    </section>
  )
}
