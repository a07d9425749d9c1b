import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { foldText } from '../cards/foldText.ts'
import { indexByName } from './cardNameIndex.ts'
import { anyDeck, copiesById } from './deck.arbitrary.ts'
import { findPixelbornCode, isPixelborn, makeInktableLink, makePixelborn, parsePixelborn } from './pixelborn.ts'

const elsa = makeCard({ id: 'elsa', name: 'Elsa - Spirit of Winter', cost: 8 })
const elsaBefore = makeCard({ id: 'elsa before', name: elsa.name, cost: 8, set: 'The First Chapter' })
const song = makeCard({ id: 'song', name: 'Be Prepared', cost: 7 })
const odd = makeCard({ id: 'odd', name: 'A$AP|B_B', cost: 1 })
const index = indexByName([elsa, elsaBefore, song, odd])

describe('a Pixelborn code', () => {
  test('names character, version and copies', () => {
    const code = makePixelborn([
      { card: elsa, quantity: 4 },
      { card: song, quantity: 2 },
    ])
    expect(code).toBe('Be Prepared$2|Elsa_Spirit of Winter$4|')
  })

  test('of two printings has the card once, with at most 4 copies', () => {
    const code = makePixelborn([
      { card: elsa, quantity: 3 },
      { card: elsaBefore, quantity: 2 },
    ])
    expect(code).toBe('Elsa_Spirit of Winter$4|')
  })

  test.each([
    'Elsa_Spirit of Winter$4|Be Prepared$2|',
    'Elsa - Spirit of Winter$4|Be Prepared$2',
    ' elsa_spirit of winter$4 |\nbe prepared$2|',
  ])('is parsed: %s', (code) => {
    const entries = [
      { card: 'elsa', quantity: 4 },
      { card: 'song', quantity: 2 },
    ]
    expect(isPixelborn(code)).toBe(true)
    expect(parsePixelborn(code, index)).toMatchObject({ ok: true, entries, differences: [] })
  })

  test('restores a card whose name contains separators', () => {
    const code = makePixelborn([{ card: odd, quantity: 3 }])
    expect(code).toBe('A AP B B$3|')
    expect(parsePixelborn(code, index)).toMatchObject({
      ok: true,
      differences: [],
      entries: [{ card: 'odd', quantity: 3 }],
    })
  })

  test('with an unknown name is refused', () => {
    const problems = [{ line: 2, message: 'Card not found: "Nobody - At All"' }]
    expect(parsePixelborn('Be Prepared$1|Nobody_At All$2|', index)).toMatchObject({ ok: false, problems })
  })

  test('and importing it gives the same deck if no name occurs twice', () => {
    fc.assert(
      fc.property(
        anyDeck(({ name }) => foldText(name)),
        (deck) => {
          const code = makePixelborn(deck)
          const back = parsePixelborn(code, indexByName(deck.map(({ card }) => card)))
          const entries = deck.map(({ card, quantity }) => ({ card: card.id, quantity }))
          expect(isPixelborn(code)).toBe(true)
          expect(back.ok && copiesById(back.entries)).toEqual(copiesById(entries))
        },
      ),
    )
  })

  test.each(['', '|', '4 Elsa - Spirit of Winter', 'Elsa$4|Be Prepared', '$4|'])(
    'is not recognized in “%s”',
    (text) => {
      expect(isPixelborn(text)).toBe(false)
    },
  )
})

describe('a pasted text', () => {
  const code = 'RWxzYV9TcGlyaXQgb2YgV2ludGVyJDR8/+=='

  test.each([
    ['a code', ` ${code}\n`],
    ['an Inktable link', makeInktableLink('Snow & Ice', code)],
    ['a link with a bare code', `https://inktable.net/lor/import?id=${code}&svc=dreamborn`],
  ])('can be %s', (_, pasted) => {
    expect(findPixelbornCode(pasted)).toBe(code)
  })

  test.each(['', '4 Elsa', '4 Elsa\n4 Anna', 'https://example.org/?name=Elsa'])('has no code: “%s”', (pasted) => {
    expect(findPixelbornCode(pasted)).toBeNull()
  })
})

test('a link to Inktable contains the name and the code of the deck', () => {
  expect(makeInktableLink('Snow & Ice', 'QSQ0fA+/==')).toBe(
    'https://inktable.net/lor/import?svc=dreamborn&name=Snow%20%26%20Ice&id=QSQ0fA%2B%2F%3D%3D',
  )
})
