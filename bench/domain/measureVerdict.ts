import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { joinPrintings } from '#domain/decks/deckCard.ts'
import { judgeFormats } from '#domain/formats/judgeFormats.ts'
import { OFFICIAL_RULES } from '#domain/formats/officialRules.ts'
import { makeRuleBook } from '#domain/formats/ruleBook.ts'
import type { Pack } from '../../tools/pack/packRows.ts'
import type { Measurement } from '../measurement.ts'
import { median } from '../percentile.ts'
import { packCards } from './packCards.ts'

const DECKS = 200
/** The median of several measurements of a deck is less noisy than one. */
const REPETITIONS = 9
const DAY = '2026-11-26'

/** Measures the official verdict on decks of 60 different cards in Core, Infinity and Format Coconut, as after an edit. */
export function measureVerdict(pack: Pack): Measurement[] {
  const { catalogue } = makeCatalogue(packCards(pack))
  const sets = pack.sets.map(({ id, code, main_set, prereleased_at }) => ({
    id,
    code,
    mainSet: main_set,
    legalFrom: prereleased_at,
  }))
  const names = joinPrintings(catalogue.cards.map((card) => ({ card, quantity: 1 })))
  const deckAt = (start: number) => ({
    cards: Array.from({ length: 60 }, (_, at) => names[(start + at * 37) % names.length]).filter(
      (line) => line !== undefined,
    ),
    leader: names[0]?.card.name ?? null,
  })
  const began = performance.now()
  const book = makeRuleBook(OFFICIAL_RULES, sets, catalogue.cards)
  judgeFormats(deckAt(0), DAY, book)
  const firstMs = performance.now() - began
  const time = (deck: ReturnType<typeof deckAt>) => {
    const start = performance.now()
    judgeFormats(deck, DAY, book)
    return performance.now() - start
  }
  const times = Array.from({ length: DECKS }, (_, at) => {
    const deck = deckAt(at)
    return median(Array.from({ length: REPETITIONS }, () => time(deck)))
  })
  return [
    {
      area: 'Domain: official verdict',
      what: `A deck of 60 different cards, worst of ${DECKS} decks`,
      value: Math.max(...times),
      unit: 'ms',
      bar: 5,
      note: `median ${median(times).toFixed(2)} ms; the first one with the rules of ${catalogue.cards.length} cards ${firstMs.toFixed(0)} ms`,
    },
  ]
}
