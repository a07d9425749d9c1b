import { useQueryClient } from '@tanstack/react-query'
import { ClipboardList, Download, FileSpreadsheet } from 'lucide-react'
import { useCallback, useState } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { makeCollectionCsv, makeDreambornCsv } from '#domain/collection/csv/makeCollectionCsv.ts'
import { countOf } from '#domain/text/countOf.ts'
import { makeCsv } from '#ui/csvFile.ts'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'
import { Menu } from '#ui/Menu.tsx'
import { showToast } from '#ui/toast.ts'
import { useCopyItem } from '#ui/useCopyItem.tsx'
import { saveCsv, saveCsvText } from './saveCsv.ts'
import type { MakeTradeText } from './TradeTextReader.tsx'

// The trade list depends on the member's lists, whose code is loaded once the menu opens.
const TradeTextReader = lazyExtra(async () => (await import('./TradeTextReader.tsx')).TradeTextReader)

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
  const [wasOpened, setWasOpened] = useState(false)
  const [makeTradeText, setMakeTradeText] = useState<MakeTradeText>(null)
  const takeTradeText = useCallback((makeText: MakeTradeText) => setMakeTradeText(() => makeText), [])

  const saveSpreadsheet = async () => {
    const sets = await queryClient.query(setsQuery)
    await saveCsv('lorefolio-collection', makeCollectionCsv(collection, byId, sets))
  }
  const saveForDreamborn = async () => {
    const sets = await queryClient.query(setsQuery)
    const { rows, leftOut } = makeDreambornCsv(collection, byId, sets)
    saveCsvText('dreamborn-collection', [await makeCsv(rows)])
    if (leftOut > 0)
      showToast(`Doesn’t include ${countOf(leftOut, 'promo card')}. Dreamborn numbers promos differently.`)
  }
  const tradeItem = useCopyItem({
    label: 'Copy Trade List',
    icon: ClipboardList,
    makeText: () => makeTradeText?.() ?? '',
    copiedToast: 'Trade list copied!',
    failed: 'Failed to copy the list. Please try again.',
  })
  const attempt = (run: () => Promise<void>) => () => {
    run().catch(() => showToast('Failed to export your collection. Please try again.'))
  }
  return (
    <>
      {wasOpened ? (
        <TradeTextReader userId={userId} collection={collection} byId={byId} onChange={takeTradeText} />
      ) : null}
      <Menu
        label="Export"
        text="Export"
        icon={<Download aria-hidden size={18} />}
        onOpen={() => setWasOpened(true)}
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
          ...(makeTradeText ? [tradeItem] : []),
        ]}
      />
    </>
  )
}
