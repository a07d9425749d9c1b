import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, CopyPlus, Download, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { LogMatchButton } from '#features/matches/LogMatchButton.tsx'
import { LogMatchKey } from '#features/matches/LogMatchKey.tsx'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { copyableList } from '../share/copyableList.ts'
import { CopyListButton } from './CopyListButton.tsx'
import styles from './DeckActions.module.css'
import { DeckFavorite } from './DeckFavorite.tsx'
import { DeleteDeck } from './DeleteDeck.tsx'

const ExportDialog = lazyDialog('Export Deck', async () => (await import('./ExportDialog.tsx')).ExportDialog)

/** The actions for a deck (requirements §2, Deck detail). */
export function DeckActions({
  deck,
  catalogue,
  viewer,
  onCompare,
}: {
  deck: Deck
  catalogue: Catalogue
  viewer: Viewer
  onCompare: () => void
}) {
  const [exporting, setExporting] = useState(false)
  return (
    <div className={styles['actions']}>
      {viewer && deckCan.logMatch(deck, viewer) ? (
        <>
          <LogMatchButton userId={viewer.id} deckId={deck.id} />
          <LogMatchKey userId={viewer.id} deckId={() => deck.id} />
        </>
      ) : null}
      <DeckFavorite deck={deck} viewer={viewer} />
      <CopyListButton makeText={() => copyableList(deck.entries, catalogue.byId)}>Copy Deck List</CopyListButton>
      {deckCan.edit(deck, viewer) ? (
        <Link to={paths.deckBuilder({ deck: deck.id })} className={buttonStyle()}>
          <Pencil aria-hidden size={18} /> Edit
        </Link>
      ) : null}
      <Link to={paths.deckBuilder({ copy: deck.id })} className={buttonStyle()}>
        <CopyPlus aria-hidden size={18} /> Copy into My Builder
      </Link>
      <Button onClick={onCompare} aria-haspopup="dialog">
        <ArrowLeftRight aria-hidden size={18} /> Compare
      </Button>
      <Button onClick={() => setExporting(true)}>
        <Download aria-hidden size={18} /> Export
      </Button>
      {deckCan.delete(deck, viewer) ? <DeleteDeck deck={deck} viewer={viewer} /> : null}
      {exporting ? <ExportDialog deck={deck} catalogue={catalogue} onClose={() => setExporting(false)} /> : null}
    </div>
  )
}
