import { useQueryClient } from '@tanstack/react-query'
import { ClipboardList, Download, FileSpreadsheet } from 'lucide-react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { useMemberLists } from '#data/wishes/useMemberLists.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { makeCollectionCsv, makeDreambornCsv } from '#domain/collection/csv/makeCollectionCsv.ts'
import { hasExtraCopies, makeTradeText } from '#domain/collection/tradeList.ts'
import { countOf } from '#domain/text/countOf.ts'
import { makeCsv } from '#ui/csvFile.ts'
import { Menu } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast.ts'
import { useCopyItem } from '#ui/useCopyItem.tsx'
import { saveCsv, saveCsvText } from './saveCsv.ts'

/** Exports the member's collection as a file, or the trade list as text. */
export function ExportMenu({
  userId,
  collection,
  byId,
}: {
  userId: string
  collection: Collection
  byId: ReadonlyMap<string, Card>
}) {
  const queryClient = useQueryClient()
  const playsets = useMemberLists(userId)?.playsets ?? undefined

  const saveSpreadsheet = async () => {
    const sets = await queryClient.query(setsQuery)
    await saveCsv('lorefolio-collection', makeCollectionCsv(collection, byId, sets))
  }
  const saveForDreamborn = async () => {
    const sets = await queryClient.query(setsQuery)
    const { rows, leftOut } = makeDreambornCsv(collection, byId, sets)
    saveCsvText('dreamborn-collection', [await makeCsv(rows)])
    if (leftOut > 0)
      showToast(`Not in it: ${countOf(leftOut, 'card')} of promo sets, which Dreamborn numbers in its own way.`)
  }
  const tradeItem = useCopyItem({
    label: 'Copy Trade List',
    icon: ClipboardList,
    makeText: async () => makeTradeText(collection, byId, await queryClient.query(setsQuery), playsets),
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
        ...(hasExtraCopies(collection, playsets) ? [tradeItem] : []),
      ]}
    />
  )
}
