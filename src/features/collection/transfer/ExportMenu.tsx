import { useQueryClient } from '@tanstack/react-query'
import { ClipboardList, Download, FileSpreadsheet } from 'lucide-react'
import { setsQuery } from '#data/catalogue/sets.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { makeCollectionCsv, makeDreambornCsv } from '#domain/collection/csv/makeCollectionCsv.ts'
import { hasExtraCopies, makeTradeText } from '#domain/collection/tradeList.ts'
import { toLocalDay } from '#domain/dates/isoDay.ts'
import { countOf } from '#domain/text/countOf.ts'
import { makeCsv, UTF8_BOM } from '#ui/csvFile.ts'
import { Menu } from '#ui/Menu.tsx'
import { downloadFile } from '#ui/downloadFile.ts'
import { showToast } from '#ui/toast.ts'
import { useCopyItem } from '#ui/useCopyItem.tsx'

/** Exports the member's collection as a file, or the trade list as text. */
export function ExportMenu({ collection, byId }: { collection: Collection; byId: ReadonlyMap<string, Card> }) {
  const queryClient = useQueryClient()

  const saveSpreadsheet = async () => {
    const sets = await queryClient.query(setsQuery)
    save('lorefolio', [UTF8_BOM, await makeCsv(makeCollectionCsv(collection, byId, sets))])
  }
  const saveForDreamborn = async () => {
    const sets = await queryClient.query(setsQuery)
    const { rows, leftOut } = makeDreambornCsv(collection, byId, sets)
    save('dreamborn', [await makeCsv(rows)])
    if (leftOut > 0)
      showToast(`Not in it: ${countOf(leftOut, 'card')} of promo sets, which Dreamborn numbers in its own way.`)
  }
  const tradeItem = useCopyItem({
    label: 'Copy Trade List',
    icon: ClipboardList,
    makeText: async () => makeTradeText(collection, byId, await queryClient.query(setsQuery)),
    copiedToast: 'Trade list copied!',
    failed: 'Failed to copy the list. Please try again.',
  })
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
        ...(hasExtraCopies(collection) ? [tradeItem] : []),
      ]}
    />
  )
}

function save(name: string, parts: string[]) {
  downloadFile(new File(parts, `${name}-collection-${toLocalDay(new Date())}.csv`, { type: 'text/csv' }))
}
