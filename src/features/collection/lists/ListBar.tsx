import { Copy, FileSpreadsheet } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { setsQuery } from '#data/catalogue/sets.ts'
import { useChangeLists } from '#data/wishes/useChangeLists.ts'
import { usePriceFormat } from '#data/priceFormat.ts'
import { type Collection, MAX_COPIES } from '#domain/collection/copies.ts'
import { parseQuantity } from '#domain/collection/copyChange.ts'
import { collectionValue } from '#domain/collection/collectionValue.ts'
import { makeCollectionCsv } from '#domain/collection/csv/makeCollectionCsv.ts'
import { makeTradeText } from '#domain/collection/tradeList.ts'
import { countOf } from '#domain/text/countOf.ts'
import { listWishes, makeWishCsv, makeWishText, type WishLine } from '#domain/wishes/wishList.ts'
import type { MemberLists } from '#domain/wishes/wish.ts'
import { Menu } from '#ui/Menu.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { Switch } from '#ui/Switch.tsx'
import { showToast } from '#ui/toast.ts'
import { useCopyItem } from '#ui/useCopyItem.tsx'
import type { LoadedCollection } from '../collectionState.ts'
import { saveCsv } from '../transfer/saveCsv.ts'
import styles from './ListBar.module.css'

const NO_LISTS: MemberLists = { wishes: null, playsets: null, showsWishes: false, showsTrade: false }

/** The sum of the wishes or of the cards for trade, their export, and who sees them. */
export function ListBar({
  kind,
  ownerId,
  isOwn,
  loaded: { collection, catalogue },
  lists: known,
  trade,
}: {
  kind: 'wishes' | 'trade'
  ownerId: string
  isOwn: boolean
  loaded: Pick<LoadedCollection, 'collection' | 'catalogue'>
  /** Undefined while they are loading: then the bar only takes its place. */
  lists: MemberLists | undefined
  trade: Collection | null
}) {
  const isAwaited = known === undefined
  const lists = known ?? NO_LISTS
  const queryClient = useQueryClient()
  const { format } = usePriceFormat()
  const isWishes = kind === 'wishes'
  const wishes = useMemo(
    () => (isWishes && lists.wishes ? listWishes(lists.wishes, collection, catalogue) : []),
    [isWishes, lists, collection, catalogue],
  )
  const copyItem = useCopyItem({
    label: isWishes ? 'Copy Wishes' : 'Copy Trade List',
    icon: Copy,
    makeText: async () =>
      isWishes
        ? makeWishText(wishes)
        : makeTradeText(collection, catalogue.byId, await queryClient.query(setsQuery), lists.playsets ?? undefined),
    copiedToast: isWishes ? 'Wishes copied!' : 'Trade list copied!',
    failed: 'Failed to copy the list. Please try again.',
  })
  const saveFile = async () => {
    const rows = isWishes
      ? makeWishCsv(wishes)
      : makeCollectionCsv(trade ?? new Map(), catalogue.byId, await queryClient.query(setsQuery))
    await saveCsv(isWishes ? 'wishes' : 'for-trade', rows)
  }
  if (!isOwn && (isWishes ? lists.wishes : trade) === null)
    return <p className={styles['bar']}>{isAwaited ? '' : 'This list is not shared.'}</p>
  return (
    <section
      className={styles['bar']}
      data-awaited={isAwaited ? '' : undefined}
      aria-label={isWishes ? 'Wishes' : 'For trade'}
    >
      <p role="status">{isWishes ? sumWishes(wishes) : sumTrade(trade ?? new Map(), catalogue, format)}</p>
      <Menu
        label={isWishes ? 'Export wishes' : 'Export cards for trade'}
        text="Export"
        icon={<FileSpreadsheet aria-hidden size={18} />}
        items={[
          copyItem,
          {
            label: 'Save as CSV',
            icon: <FileSpreadsheet aria-hidden size={18} />,
            onSelect: () => {
              saveFile().catch(() => showToast('Failed to export the list. Please try again.'))
            },
          },
        ]}
      />
      {isOwn ? <OwnSettings kind={kind} userId={ownerId} lists={lists} /> : null}
    </section>
  )
}

function OwnSettings({ kind, userId, lists }: { kind: 'wishes' | 'trade'; userId: string; lists: MemberLists }) {
  const change = useChangeLists(userId)
  const isShown = kind === 'wishes' ? lists.showsWishes : lists.showsTrade
  const usual = lists.playsets?.usual ?? 0
  const setUsual = (copies: number) => change({ kind: 'settings', settings: { usual: copies } })
  return (
    <>
      {kind === 'trade' ? (
        <div className={styles['keep']}>
          <Stepper
            label="copies of each printing that are not for trade"
            note="Keep per card"
            value={usual}
            max={MAX_COPIES}
            onStep={(step) => setUsual(usual + step)}
            onType={(text) => {
              const typed = parseQuantity(text)
              if (!typed.ok) return typed.message
              setUsual(typed.quantity)
              return undefined
            }}
          />
        </div>
      ) : null}
      <Switch
        label="Share this list"
        hint={isShown ? 'Anyone with the link can see it while your profile is public.' : 'Only you see it.'}
        checked={isShown}
        onChange={({ target }) =>
          change({
            kind: 'settings',
            settings: kind === 'wishes' ? { showsWishes: target.checked } : { showsTrade: target.checked },
          })
        }
      />
    </>
  )
}

function sumWishes(wishes: readonly WishLine[]): string {
  const missing = wishes.reduce((sum, line) => sum + line.missing, 0)
  return `${countOf(wishes.length, 'wish', 'wishes')}, ${countOf(missing, 'copy', 'copies')} to get`
}

function sumTrade(trade: Collection, { byId }: LoadedCollection['catalogue'], format: (usd: number) => string): string {
  const copies = [...trade.values()].reduce((sum, { nonFoil, foil }) => sum + nonFoil + foil, 0)
  const { usd } = collectionValue(trade, byId)
  return `${countOf(copies, 'copy', 'copies')} for trade${usd === null ? '' : `, ${format(usd)}`}`
}
