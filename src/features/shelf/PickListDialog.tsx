import { Printer } from 'lucide-react'
import type { MemberDeck } from '#data/shelf/shelfDecks.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { marketplaceListUrl } from '#cardUi/marketplaceUrl.ts'
import { BuyLink } from '#cardUi/BuyLink.tsx'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { usePrint } from '#ui/usePrint.ts'
import { groupPickList, pickListOf, printingText } from './pickListOf.ts'
import styles from './PickListDialog.module.css'
import { PickSheet } from './PickSheet.tsx'
import type { Shelf } from './useShelf.ts'

/** The copies to take for a deck, and where each of them is. The list can be printed. */
export function PickListDialog({ shelf, deck, onClose }: { shelf: Shelf; deck: MemberDeck; onClose: () => void }) {
  const [printedAt, print] = usePrint()
  const lines = pickListOf(deck, shelf)
  const isAssembled = shelf.allocation.decks.get(deck.id)?.isAssembled ?? false
  const groups = groupPickList(lines, isAssembled, (id) => shelf.deckOf(id)?.name ?? 'another deck')
  const missing = lines.flatMap((line) => (line.missing > 0 ? [{ card: line.card, quantity: line.missing }] : []))
  return (
    <Dialog
      title={`Pick list: ${deck.name}`}
      open
      isSheet
      onClose={onClose}
      footer={
        <>
          {missing.length > 0 ? <BuyLink makeUrl={(affiliate) => marketplaceListUrl(missing, affiliate)} /> : <span />}
          <Button data-first="" onClick={print}>
            <Printer aria-hidden size={18} />
            Print
          </Button>
        </>
      }
    >
      {groups.map(({ title, kind, lines: taken }) => (
        <section key={title} className={styles['group']} data-kind={kind} aria-label={title}>
          <h3>
            {title} <span>{countCards(taken.map(({ copies }) => ({ quantity: copies })))}</span>
          </h3>
          <ul>
            {taken.map(({ card, copies, printings }) => (
              <li key={card.id}>
                <b>{copies}×</b>
                <CostBadge card={card} />
                <span>
                  {card.characterName} {card.version ? <small>{card.version}</small> : null}
                  {kind === 'missing' ? null : (
                    <small className={styles['printings']}>
                      {printings.map((printing) => `${printing.copies} × ${printingText(printing)}`).join(', ')}
                    </small>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {printedAt ? <PickSheet shelf={shelf} decks={[deck]} date={printedAt} /> : null}
    </Dialog>
  )
}
