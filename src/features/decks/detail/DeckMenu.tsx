import { useNavigate } from '@tanstack/react-router'
import { ArrowLeftRight, CopyPlus, Download, Ellipsis, Flag, FolderOpen, Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Deck } from '#data/decks/decks.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { deckCan, type Viewer } from '#domain/decks/deckPermissions.ts'
import { ReportDialog } from '#features/reports/lazyReportDialog.ts'
import { paths } from '#url/paths.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { Menu, type MenuItem } from '#ui/Menu.tsx'
import { DeleteDeckDialog } from '../share/DeleteDeckDialog.tsx'
import { LabelsDialog } from '../labels/lazyLabelsDialog.ts'

const ExportDialog = lazyDialog('Export Deck', async () => (await import('./ExportDialog.tsx')).ExportDialog)

const ICON = { 'aria-hidden': true, size: 18 } as const

/** The less frequent actions for the page's deck (requirements §2, Deck detail). */
export function DeckMenu({
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
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'export' | 'labels' | 'report' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const ofAuthor: MenuItem[] = deckCan.edit(deck, viewer)
    ? [
        {
          label: 'Edit',
          icon: <Pencil {...ICON} />,
          onSelect: () => void navigate({ href: paths.deckBuilder({ deck: deck.id }) }),
        },
        {
          label: 'Copy to My Builder',
          icon: <CopyPlus {...ICON} />,
          onSelect: () => void navigate({ href: paths.deckBuilder({ copy: deck.id }) }),
        },
        { label: 'Folder and Tags', icon: <FolderOpen {...ICON} />, onSelect: () => setDialog('labels') },
      ]
    : []
  const items: MenuItem[] = [
    ...ofAuthor,
    { label: 'Compare', icon: <ArrowLeftRight {...ICON} />, onSelect: onCompare },
    { label: 'Export', icon: <Download {...ICON} />, onSelect: () => setDialog('export') },
    { label: 'Print', icon: <Printer {...ICON} />, onSelect: () => window.print() },
  ]
  if (viewer && viewer.id !== deck.userId)
    items.push({ label: 'Report', icon: <Flag {...ICON} />, onSelect: () => setDialog('report') })
  if (deckCan.delete(deck, viewer))
    items.push({ label: 'Delete', icon: <Trash2 {...ICON} />, onSelect: () => setDialog('delete'), danger: true })
  return (
    <>
      <Menu label="More actions" icon={<Ellipsis aria-hidden size={20} />} items={items} />
      {dialog === 'export' ? <ExportDialog deck={deck} catalogue={catalogue} onClose={close} /> : null}
      {dialog === 'labels' && viewer ? <LabelsDialog userId={viewer.id} deckIds={[deck.id]} onClose={close} /> : null}
      {dialog === 'report' && viewer ? (
        <ReportDialog userId={viewer.id} kind="deck" target={deck.id} onClose={close} />
      ) : null}
      <DeleteDeckDialog
        deck={deck}
        viewer={viewer}
        question="Are you sure you want to delete this deck? This action cannot be undone."
        open={dialog === 'delete'}
        onClose={close}
        onDeleted={() => navigate({ href: paths.userDecks(deck.userId), replace: true })}
      />
    </>
  )
}
