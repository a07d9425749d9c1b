import { useQueryClient } from '@tanstack/react-query'
import { Download, FileSpreadsheet } from 'lucide-react'
import { libraryQuery } from '#data/catalogue.ts'
import { setsQuery } from '#data/sets.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { makeCollectionCsv, makeDreambornCsv } from '#domain/collection/csv/makeCollectionCsv.ts'
import { Menu } from '#ui/Menu.tsx'
import { saveFile } from '#ui/saveFile.ts'
import { showToast } from '#ui/toast.ts'
import { countCards } from './counted.ts'
import { makeCsv } from './csvText.ts'

/** Without this mark spreadsheets do not take a file for UTF-8. */
const UTF8_MARK = '\uFEFF'

/** The ways to take one's own collection along as a file (issue "Collection", point 5). */
export function ExportMenu({ collection }: { collection: Collection }) {
  const queryClient = useQueryClient()

  const readCards = async () => {
    const [{ cards }, sets] = await Promise.all([queryClient.query(libraryQuery), queryClient.query(setsQuery)])
    return { byId: new Map(cards.map((card) => [card.id, card])), sets }
  }
  const saveSpreadsheet = async () => {
    const { byId, sets } = await readCards()
    save('lorefolio', [UTF8_MARK, await makeCsv(makeCollectionCsv(collection, byId, sets))])
  }
  const saveForDreamborn = async () => {
    const { byId, sets } = await readCards()
    const { rows, leftOut } = makeDreambornCsv(collection, byId, sets)
    save('dreamborn', [await makeCsv(rows)])
    if (leftOut > 0)
      showToast(`Not in it: ${countCards(leftOut)} of promo sets, which Dreamborn numbers in its own way.`)
  }
  const attempt = (run: () => Promise<void>) => () => {
    run().catch(() => showToast('Failed to export your collection. Please try again.'))
  }
  return (
    <Menu
      label="Export"
      text="Export"
      icon={<Download aria-hidden size={18} />}
      items={[
        {
          label: 'Lorefolio CSV',
          icon: <FileSpreadsheet aria-hidden size={18} />,
          onSelect: attempt(saveSpreadsheet),
        },
        {
          label: 'Dreamborn CSV',
          icon: <FileSpreadsheet aria-hidden size={18} />,
          onSelect: attempt(saveForDreamborn),
        },
      ]}
    />
  )
}

function save(name: string, parts: string[]) {
  const day = new Date().toISOString().slice(0, 10)
  saveFile(new File(parts, `${name}-collection-${day}.csv`, { type: 'text/csv' }))
}
