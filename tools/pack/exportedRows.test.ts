import { expect, test } from 'vitest'
import { type CardRow, toCard } from '#domain/cards/cardRow.ts'
import { makeCardFinder } from '#domain/collection/csv/cardFinder.ts'
import { readCollection } from '#domain/collection/csv/readCollection.ts'
import { type ExportedCard, isPromo, SHAPES } from './exportedRows.fixture.ts'
import { makePack } from './makePack.ts'

const pack = makePack()
const codes = new Map(pack.sets.map(({ id, code }) => [id, code]))
const cards = pack.cards.map((card) => ({ id: card.id, card, code: codes.get(card.set_id) ?? '' }))
const sets = pack.sets.map(({ id, name, code, released_at, main_set }) => ({
  id,
  name,
  code,
  releasedAt: released_at,
  legalFrom: null,
  mainSet: main_set,
  cardCount: 0,
  keyArt: null,
  image: null,
}))
const finder = makeCardFinder(
  pack.cards.map((card) => toCard(card as unknown as CardRow)), // the lists of a card are only read
  sets,
)

/** Marketplaces put all promo series into one set, where number and name together identify a promo. */
const keyOf = ({ card }: ExportedCard) => `${card.collector_number} ${card.name} ${card.version}`
const promos = cards.filter(isPromo)
const uniquePromos = promos.filter((promo) => promos.filter((other) => keyOf(other) === keyOf(promo)).length === 1)
const exported = [...cards.filter((card) => !isPromo(card)), ...uniquePromos]

test.each(Object.entries(SHAPES))('a file of %s is read without losing a row', (_, { header, rowsOf, strange }) => {
  const rows = exported.flatMap(rowsOf)
  const result = readCollection([header, ...rows, strange], finder)
  if (!result.ok) throw new Error(result.message)
  const { counted, zeros, questions, problems, collection } = result.file
  expect({ counted, zeros, questions }).toEqual({ counted: rows.length, zeros: 0, questions: [] })
  expect(problems.map(({ row }) => row)).toEqual([rows.length + 2])
  expect(Object.fromEntries(collection)).toEqual(
    Object.fromEntries(exported.map(({ id }) => [id, { nonFoil: 1, foil: 2 }])),
  )
})
