import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { cardKey } from '../cards/cardKey.ts'
import type { Wish } from '../wishes/wish.ts'
import { allocateCopies } from './allocation.ts'
import { copiesForDecks, heldElsewhere, includedWishes, makeBuyList, sumLines } from './buyList.ts'
import { anyShelf } from './shelf.arbitrary.ts'

const elsa = makeCard({ id: 'elsa 1', name: 'Elsa', prices: { usd: 1.42, usdFoil: 2 } })
const enchanted = makeCard({ id: 'elsa 2', name: 'Elsa', prices: { usd: null, usdFoil: 90 } })
const iago = makeCard({ id: 'iago', name: 'Iago', prices: { usd: 1.64, usdFoil: null } })
const olaf = makeCard({ id: 'olaf', name: 'Olaf', prices: { usd: null, usdFoil: null } })
const CARDS = [elsa, enchanted, iago, olaf]
const catalogue = {
  byId: new Map(CARDS.map((card) => [card.id, card])),
  printingsOf: (key: string) => CARDS.filter((card) => cardKey(card) === key),
}
const [ELSA, IAGO, OLAF] = [cardKey(elsa), cardKey(iago), cardKey(olaf)]

const deck = (id: string, cards: Record<string, number>) => ({ id, cards: new Map(Object.entries(cards)) })
const library = deck('library', { [ELSA]: 3, [IAGO]: 4 })
const thaw = deck('thaw', { [ELSA]: 2, [OLAF]: 1 })
const buy = (isTogether: boolean, elsewhere: Record<string, number> = {}, holding: string[] = []) => ({
  decks: [library, thaw],
  isTogether,
  elsewhere: new Map(Object.entries(elsewhere)),
  holding: new Set(holding),
})
const wish = (quantity: number, more: Partial<Wish> = {}): Wish => ({
  quantity,
  priority: 2,
  onlyPrinting: false,
  onlyFoil: false,
  ...more,
})
const shown = (lines: ReturnType<typeof makeBuyList>) =>
  lines.map(({ copies, card, isFoil, cents }) => `${copies} ${card.id}${isFoil ? ' foil' : ''} ${cents}`)
const NONE = new Map<string, never>()

test('decks that are built at the same time need their own copies, others share them, and assembled ones keep theirs', () => {
  expect(shown(makeBuyList(buy(true), NONE, NONE, catalogue))).toEqual(['5 elsa 1 710', '4 iago 656', '1 olaf null'])
  expect(shown(makeBuyList(buy(false), NONE, NONE, catalogue))).toEqual(['4 iago 656', '3 elsa 1 426', '1 olaf null'])
  const owned = new Map([['elsa 1', { nonFoil: 2, foil: 0 }]])
  expect(copiesForDecks(buy(false, {}, ['thaw'])).get(ELSA)).toBe(5)
  expect(shown(makeBuyList(buy(false, { [ELSA]: 2 }), NONE, owned, catalogue))).toContain('3 elsa 1 426')
})

test('a bought copy serves decks and wishes', () => {
  const wishes = new Map([
    ['elsa 2', wish(4, { onlyFoil: true })],
    ['iago', wish(2)],
  ])
  expect(shown(makeBuyList(buy(false), wishes, NONE, catalogue))).toEqual([
    '4 elsa 1 foil 800',
    '4 iago 656',
    '1 olaf null',
  ])
  const owned = new Map([['elsa 2', { nonFoil: 0, foil: 1 }]])
  const only = new Map([['elsa 2', wish(2, { onlyPrinting: true })]])
  expect(shown(makeBuyList({ ...buy(true), decks: [] }, only, owned, catalogue))).toEqual(['1 elsa 2 foil 9000'])
})

test('a chosen printing replaces the cheapest one', () => {
  const choices = new Map([[ELSA, { cardId: 'elsa 2', onlyFoil: false }]])
  expect(shown(makeBuyList(buy(false), NONE, NONE, catalogue, choices))[0]).toBe('3 elsa 2 foil 27000')
})

test('wishes are included by priority, and copies without a price are counted', () => {
  const wishes = new Map([
    ['elsa 1', wish(1, { priority: 1 })],
    ['olaf', wish(2)],
  ])
  expect([...includedWishes(wishes, 'high').keys()]).toEqual(['elsa 1'])
  expect(includedWishes(wishes, 'none').size).toBe(0)
  const lines = makeBuyList({ ...buy(true), decks: [] }, includedWishes(wishes, 'all'), NONE, catalogue)
  expect(sumLines(lines)).toEqual({ copies: 3, cents: 142, withoutPrice: 2 })
})

const name = (key: string) => makeCard({ id: key, name: key, prices: { usd: 1, usdFoil: null } })

test('with what is bought, each deck can be assembled beside those that hold copies, one at a time or together', () => {
  fc.assert(
    fc.property(anyShelf, fc.nat(5), fc.boolean(), ({ owned, decks, assembled }, from, isTogether) => {
      const chosen = decks.slice(from)
      const ids = new Set(chosen.map(({ id }) => id))
      const cards = [...new Set(decks.flatMap(({ cards: copies }) => [...copies.keys()]))].map(name)
      const keyed = (copies: ReadonlyMap<string, number>) =>
        new Map([...copies].map(([key, count]) => [cardKey(name(key)), count]))
      const shelf = decks.map(({ id, cards: copies }) => ({ id, cards: keyed(copies) }))
      const before = allocateCopies(keyed(owned), shelf, assembled)
      const lines = makeBuyList(
        {
          decks: shelf.filter(({ id }) => ids.has(id)),
          isTogether,
          elsewhere: heldElsewhere(before, ids),
          holding: new Set(assembled),
        },
        new Map(),
        new Map([...owned].map(([key, nonFoil]) => [key, { nonFoil, foil: 0 }])),
        {
          byId: new Map(cards.map((card) => [card.id, card])),
          printingsOf: (key) => cards.filter((c) => cardKey(c) === key),
        },
      )
      const after = new Map(keyed(owned))
      for (const { key, copies } of lines) after.set(key, (after.get(key) ?? 0) + copies)
      /** The copies that decks can take besides the copies that others hold. */
      const free = (key: string) => (after.get(key) ?? 0) - (heldElsewhere(before, ids).get(key) ?? 0)
      const holders = shelf.filter(({ id }) => ids.has(id) && assembled.includes(id))
      const others = shelf.filter(({ id }) => ids.has(id) && !assembled.includes(id))
      const fits = (together: typeof shelf, key: string) =>
        together.reduce((sum, { cards: copies }) => sum + (copies.get(key) ?? 0), 0) <= free(key)
      const groups = isTogether ? [[...holders, ...others]] : [holders, ...others.map((one) => [...holders, one])]
      for (const group of groups)
        for (const key of new Set(group.flatMap((one) => [...one.cards.keys()]))) expect(fits(group, key)).toBe(true)
      // One copy less of any line would not do.
      for (const { key } of lines) {
        after.set(key, (after.get(key) ?? 0) - 1)
        expect(groups.every((group) => fits(group, key))).toBe(false)
        after.set(key, (after.get(key) ?? 0) + 1)
      }
    }),
  )
})
