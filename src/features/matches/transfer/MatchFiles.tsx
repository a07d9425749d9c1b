import { Download, FileSpreadsheet, Upload } from 'lucide-react'
import { useState } from 'react'
import type { Match } from '#domain/matches/match.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { Menu } from '#ui/Menu.tsx'
import { downloadFile } from '#ui/downloadFile.ts'
import { showToast } from '#ui/toast.ts'
import { matchesText } from '../texts.ts'
import { makeMatchesCsv } from './matchesCsv.ts'

const ImportDialog = lazyDialog(
  'Import Matches',
  async () => (await import('./ImportMatchesDialog.tsx')).ImportMatchesDialog,
)

/** Exports the shown matches as a CSV file, and imports matches. @param all all matches of the member. */
export function MatchFiles({
  userId,
  matches,
  all,
  decks,
}: {
  userId: string
  matches: readonly Match[]
  all: readonly Match[]
  decks: readonly ImportDeck[]
}) {
  const [importing, setImporting] = useState(false)
  const save = async () => {
    try {
      downloadFile(await makeMatchesCsv(matches, decks))
      showToast(`${matchesText(matches.length)} exported.`)
    } catch {
      showToast('Failed to export matches. Please try again.')
    }
  }
  return (
    <>
      <Menu
        label="Import and Export"
        text="Import and Export"
        icon={<FileSpreadsheet aria-hidden size={18} />}
        items={[
          { label: 'Export as CSV', icon: <Download aria-hidden size={18} />, onSelect: () => void save() },
          { label: 'Import from CSV', icon: <Upload aria-hidden size={18} />, onSelect: () => setImporting(true) },
        ]}
      />
      {importing ? (
        <ImportDialog userId={userId} logged={all} decks={decks} onClose={() => setImporting(false)} />
      ) : null}
    </>
  )
}
