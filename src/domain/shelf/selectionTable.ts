import type { NamedCopies, Purchase, SelectionProblem } from './selectionProblem.ts'

/** A card name that decks need. */
export type TableCard = {
  readonly name: string
  readonly owned: number
  /** The price of a copy in cents; null if it cannot be bought. */
  readonly cents: number | null
  /** Copies by index of deck; decks that do not need it are absent. */
  readonly needs: ReadonlyMap<number, number>
}

/** The cards of a problem, with decks by their index. */
export type SelectionTable = {
  readonly cards: readonly TableCard[]
  /** The cards that each deck needs. */
  readonly cardsOf: readonly (readonly TableCard[])[]
}

/** Makes the table of a problem. Prices are rounded to whole cents (USD); below one cent a copy cannot be bought. */
export function makeSelectionTable({ decks, owned, cents }: SelectionProblem): SelectionTable {
  const needs = new Map<string, Map<number, number>>()
  for (const [deck, { cards: copies }] of decks.entries())
    for (const [name, count] of copies) {
      const byDeck = needs.get(name) ?? new Map<number, number>()
      needs.set(name, byDeck.set(deck, count))
    }
  const cards = [...needs].map(([name, byDeck]): TableCard => {
    const price = Math.round(cents.get(name) ?? 0)
    return { name, owned: owned.get(name) ?? 0, cents: price >= 1 ? price : null, needs: byDeck }
  })
  const cardsOf: TableCard[][] = decks.map(() => [])
  for (const card of cards) for (const deck of card.needs.keys()) cardsOf[deck]?.push(card)
  return { cards, cardsOf }
}

/** Decks chosen one after the other, with the copies that they need together. */
export class Choice {
  readonly #table: SelectionTable
  readonly #wanted = new Map<TableCard, number>()
  readonly decks = new Set<number>()
  /** The price of the copies that the chosen decks lack, in cents; Infinity if some cannot be bought. */
  cents = 0

  constructor(table: SelectionTable, decks: Iterable<number> = []) {
    this.#table = table
    for (const deck of decks) this.add(deck)
  }

  /**
   * The price of the copies that the chosen decks would lack with one more deck, in cents; Infinity if some cannot be
   * bought.
   */
  centsWith(deck: number): number {
    let sum = this.cents
    for (const card of this.#table.cardsOf[deck] ?? []) {
      const copies = this.#moreLacking(card, deck)
      if (copies > 0) sum += copies * (card.cents ?? Infinity)
    }
    return sum
  }

  add(deck: number): void {
    if (this.decks.has(deck)) return
    this.cents = this.centsWith(deck)
    this.decks.add(deck)
    for (const card of this.#table.cardsOf[deck] ?? [])
      this.#wanted.set(card, (this.#wanted.get(card) ?? 0) + (card.needs.get(deck) ?? 0))
  }

  /** The copies that the chosen decks lack. */
  lacking(): Purchase {
    return purchase([...this.#wanted].map(([card, wanted]) => [card, wanted - card.owned]))
  }

  /** The copies that one more deck lacks beside the chosen decks. */
  lackingBeside(deck: number): Purchase {
    return purchase((this.#table.cardsOf[deck] ?? []).map((card) => [card, this.#moreLacking(card, deck)]))
  }

  #moreLacking(card: TableCard, deck: number): number {
    const free = Math.max(0, card.owned - (this.#wanted.get(card) ?? 0))
    return (card.needs.get(deck) ?? 0) - free
  }
}

function purchase(lacking: readonly (readonly [TableCard, number])[]): Purchase {
  const lines = lacking.filter(([, copies]) => copies > 0)
  const cards = lines.map(([{ name }, copies]): NamedCopies => ({ name, copies }))
  const cents = lines.reduce<number | null>(
    (sum, [card, copies]) => (sum === null || card.cents === null ? null : sum + card.cents * copies),
    0,
  )
  return { cards, cents }
}
