import type { MemberDeck } from '#data/shelf/shelfDecks.ts'
import { formatDay } from '#domain/dates/formatDay.ts'
import type { PickLine } from '#domain/shelf/pickList.ts'
import { PrintSheet } from '#ui/PrintSheet.tsx'
import { pickListOf, printingText } from './pickListOf.ts'
import styles from './PickSheet.module.css'
import type { Shelf } from './useShelf.ts'

/** The printed pick lists of decks, each on a page of its own. */
export function PickSheet({ shelf, decks, date }: { shelf: Shelf; decks: readonly MemberDeck[]; date: Date }) {
  const nameOf = (id: string) => shelf.deckOf(id)?.name ?? 'another deck'
  return (
    <PrintSheet>
      {decks.map((deck) => {
        const state = shelf.allocation.decks.get(deck.id)
        return (
          <section key={deck.id} className={styles['deck']}>
            <h1>{deck.name}</h1>
            <p>
              {state
                ? `${state.available} of ${state.needed} cards ${state.isAssembled ? 'in the deck' : 'free'} · `
                : ''}
              {formatDay(date, 'long')}
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">Copies</th>
                  <th scope="col">Card</th>
                  <th scope="col">From</th>
                  <th scope="col">Printings you own</th>
                </tr>
              </thead>
              <tbody>
                {pickListOf(deck, shelf).map((line) => (
                  <tr key={line.card.id}>
                    <td>{line.needed}</td>
                    <td>{line.card.name}</td>
                    <td>{fromText(line, state?.isAssembled ?? false, nameOf)}</td>
                    <td>{line.printings.map((one) => `${one.copies} × ${printingText(one)}`).join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )
      })}
    </PrintSheet>
  )
}

/** Says from where the copies of a line come: "2 free, 1 from Ruby Ramp, 1 missing". */
function fromText(
  { free, fromDecks, missing }: PickLine,
  isAssembled: boolean,
  nameOf: (id: string) => string,
): string {
  return [
    free > 0 ? `${free} ${isAssembled ? 'in the deck' : 'free'}` : '',
    ...fromDecks.map(({ deckId, copies }) => `${copies} from ${nameOf(deckId)}`),
    missing > 0 ? `${missing} missing` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
