import { ClipboardList, ListChecks, Printer } from 'lucide-react'
import type { Card } from '#domain/cards/card.ts'
import type { Collection } from '#domain/collection/copies.ts'
import { makeNeededText, neededOfSet } from '#domain/collection/neededList.ts'
import { Menu } from '#ui/Menu.tsx'
import { useCopyItem } from '#ui/useCopyItem.tsx'
import { usePrint } from '#ui/usePrint.ts'
import styles from './NeededMenu.module.css'
import { NeededSheet } from './NeededSheet.tsx'

/** Copies or prints the list of a set's needed cards. */
export function NeededMenu({
  set,
  cards,
  collection,
}: {
  /** The set's name. */
  set: string
  /** All cards of the set. */
  cards: readonly Card[]
  collection: Collection
}) {
  const needed = neededOfSet(cards, collection)
  const copyItem = useCopyItem({
    label: 'Copy Needed Cards',
    icon: ClipboardList,
    makeText: () => makeNeededText(set, needed),
    copiedToast: 'Needed cards copied!',
    failed: 'Failed to copy the list. Please try again.',
  })
  const [printedAt, print] = usePrint()
  if (needed.length === 0) return <p className={styles['complete']}>You have every card of {set}.</p>
  return (
    <>
      <Menu
        label={`Needed Cards of ${set}`}
        text="Needed Cards"
        icon={<ListChecks aria-hidden size={18} />}
        items={[copyItem, { label: 'Print Needed Cards', icon: <Printer aria-hidden size={18} />, onSelect: print }]}
      />
      {printedAt ? <NeededSheet set={set} cards={needed} date={printedAt} /> : null}
    </>
  )
}
