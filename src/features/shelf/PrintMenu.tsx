import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { MemberDeck } from '#data/shelf/shelfDecks.ts'
import { Menu } from '#ui/Menu.tsx'
import { usePrint } from '#ui/usePrint.ts'
import { PickSheet } from './PickSheet.tsx'
import type { Shelf } from './useShelf.ts'

/** Prints the pick lists of several decks. */
export function PrintMenu({ shelf }: { shelf: Shelf }) {
  const [printedAt, print] = usePrint()
  const [decks, setDecks] = useState<readonly MemberDeck[]>([])
  const assembled = shelf.assembled.flatMap((id) => shelf.deckOf(id) ?? [])
  const item = (label: string, chosen: readonly MemberDeck[]) => ({
    label,
    icon: <Printer aria-hidden size={18} />,
    onSelect: () => {
      setDecks(chosen)
      print()
    },
  })
  return (
    <>
      <Menu
        label="Print pick lists"
        text="Pick Lists"
        icon={<Printer aria-hidden size={18} />}
        items={[
          ...(assembled.length > 0 ? [item('Print lists of assembled decks', assembled)] : []),
          item('Print lists of all decks', shelf.decks),
        ]}
      />
      {printedAt ? <PickSheet shelf={shelf} decks={decks} date={printedAt} /> : null}
    </>
  )
}
